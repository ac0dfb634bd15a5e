/**
 * The body of an edit: the fields whose typed value differs from the one that the form began with, so that it does not
 * overwrite what others have changed meanwhile.
 * @param parsed the typed values as the contract's schema made them
 */
export function changedFields<Values extends Record<string, unknown>, Parsed extends object>(
  before: Values,
  now: Values,
  parsed: Parsed,
): Partial<Parsed> {
  const isChanged = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(now[name]);
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => isChanged(name))) as Partial<Parsed>;
}
