import type { FieldError } from '@toptan/contract/errors';
import type { Holder } from './queries.ts';

/** A code that a variant or a pack is to get. */
export type Claim = {
  /** The barcode, or the SKU as SKUs are compared. */
  value: string;
  path: string;
  by: Holder;
  /** True: the code is taken away from its present holder. */
  move: boolean;
};

const present = ({ id: _, ...holder }: Holder): FieldError['holder'] => holder;

/**
 * Judges which of the claimed codes are taken: by an earlier claim of the same call, or by a holder that does not give its code up
 * in it.
 * @param giving ids of those whose codes the call writes anew
 * @param holders by the value of a claim
 */
export function judgeClaims(
  claims: readonly Claim[],
  giving: ReadonlySet<string>,
  holders: ReadonlyMap<string, Holder>,
): { problems: FieldError[]; losers: Holder[] } {
  const problems: FieldError[] = [];
  const losers: Holder[] = [];
  const claimed = new Map<string, Holder>();
  for (const { value, path, by, move } of claims) {
    const holder = holders.get(value);
    const other = claimed.get(value) ?? (holder && !giving.has(holder.id) ? holder : undefined);
    if (other && move && !claimed.has(value)) losers.push(other);
    else if (other)
      problems.push({ path, code: 'taken', message: `${other.productName} has it`, holder: present(other) });
    claimed.set(value, by);
  }
  return { problems, losers };
}
