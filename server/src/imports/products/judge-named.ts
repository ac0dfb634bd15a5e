import type { Verdict } from '../kind.ts';
import type { NamedBy } from './judging.ts';
import type { Standing } from './queries.ts';

type Judged = { standing: Standing | null; verdicts: readonly Verdict[]; named: readonly NamedBy[] };

/**
 * Refuses a size and color of a product that an earlier row names in another way: by a barcode, a SKU or another spelling of the code.
 * A row that is left out refuses no other.
 * @param seen the first rows of the file that name them
 */
export function judgeNamed(judged: readonly Judged[], seen: Map<string, number>): void {
  const claims = judged.flatMap(({ standing, verdicts, named }) =>
    named.flatMap(({ n, isSkipped, cell: { size, color, isWhole } }) => {
      const verdict = verdicts.find(each => each.n === n);
      const id = `cell ${JSON.stringify([standing?.product.id, size, color, isWhole])}`;
      return standing && verdict ? [{ n, isSkipped, id, verdict }] : [];
    }),
  );
  for (const { n, isSkipped, id, verdict } of claims.sort((a, b) => a.n - b.n)) {
    const first = seen.get(id) ?? n;
    if (!isSkipped) seen.set(id, first);
    if (first === n) continue;
    verdict.problems.push({ field: null, code: 'twice_in_file', limit: first });
    verdict.change = 'error';
  }
}
