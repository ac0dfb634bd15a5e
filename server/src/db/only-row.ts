/** The row of a statement that always returns exactly one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement without its row');
  return row;
}
