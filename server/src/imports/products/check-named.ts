import type { CheckResult } from '../kind.ts';
import type { CurrentProduct } from './queries.ts';
import type { NamedBy } from './row-check.ts';

type Checked = { current: CurrentProduct | null; results: readonly CheckResult[]; named: readonly NamedBy[] };

/**
 * Refuses a size and color of a product that an earlier row names in another way: by a barcode, a SKU or another spelling of the code.
 * A row that is left out refuses no other.
 * @param seen the first row of the file that names each cell
 */
export function checkNamed(checked: readonly Checked[], seen: Map<string, number>): void {
  const claims = checked.flatMap(({ current, results, named }) => {
    const byNumber = new Map(results.map(result => [result.n, result]));
    return named.flatMap(({ n, isSkipped, cell: { size, color, isWhole } }) => {
      const result = byNumber.get(n);
      const id = `cell ${JSON.stringify([current?.product.id, size, color, isWhole])}`;
      return current && result ? [{ n, isSkipped, id, result }] : [];
    });
  });
  for (const { n, isSkipped, id, result } of claims.sort((a, b) => a.n - b.n)) {
    const first = seen.get(id) ?? n;
    if (!isSkipped) seen.set(id, first);
    if (first === n) continue;
    result.problems.push({ field: null, code: 'twice_in_file', limit: first });
    result.change = 'error';
  }
}
