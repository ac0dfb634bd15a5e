/**
 * A list as somebody has made it, with what others have added meanwhile and without what they have taken away.
 * @param before the list that it was made from
 * @param current the list as it is at this moment
 */
export function mergedList(
  before: readonly string[],
  now: readonly string[],
  current: readonly string[],
): string[] {
  return [
    ...now.filter(value => current.includes(value) || !before.includes(value)),
    ...current.filter(value => !before.includes(value) && !now.includes(value)),
  ];
}
