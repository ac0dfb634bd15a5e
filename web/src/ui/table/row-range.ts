/** The ids from anchor to target, both included, in the order of the list; only target if the anchor is gone. */
function idsBetween(ids: readonly string[], anchor: string | null, target: string): string[] {
  const from = anchor === null ? -1 : ids.indexOf(anchor);
  const to = ids.indexOf(target);
  if (to < 0) return [];
  if (from < 0) return [target];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The selection after one row is pressed. */
export function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection after a range is drawn; rows chosen before stay chosen. */
export function withRange(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  anchor: string | null,
  target: string,
): ReadonlySet<string> {
  return new Set([...selected, ...idsBetween(ids, anchor, target)]);
}

/** Header checkbox: everything, nothing, or mixed, over the rows in sight. */
export function overall(selected: ReadonlySet<string>, ids: readonly string[]): boolean | 'mixed' {
  const chosen = ids.filter(id => selected.has(id)).length;
  if (chosen === 0) return false;
  return chosen === ids.length ? true : 'mixed';
}

/** The selection after the header checkbox is pressed: all rows in sight, or none of them. */
export function withAll(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
