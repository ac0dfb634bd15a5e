import type { BatchResult } from '@toptan/contract/batch-results';
import type { BodyOf } from '@toptan/contract/endpoint';
import type { setTerms as setTermsCall } from '@toptan/contract/term-batch';
import { quantityFields } from '@toptan/contract/terms';
import { v7 } from 'uuid';
import type { Database } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { write } from '../events/record.ts';
import { notFound, orNotFound, orRefuse, type Refusal } from '../refusal.ts';
import { recordTerm, termRefusals, wrongOf } from './commands.ts';
import { conflictRefusal, quantityConflict } from './conflict.ts';
import type { QuantityTerm } from './effective.ts';
import { holdCustomers, holdGroups, holdProductNames, lockTerms } from './locks.ts';
import { findTerm, insertTerm, readAllTerms, updateTermRow } from './queries.ts';

const refused = (productId: string, productName: string | null, { body }: Refusal): BatchResult => ({
  productId,
  productName,
  state: 'refused',
  error: body,
});

/**
 * Gives products the same rule in one transaction. A product that it does not fit is left as it is, and its result says why.
 * @throws Refusal 400 where the rule itself is wrong: it says nothing, its figures exclude each other, nobody is named
 */
export function setTerms(
  db: Database,
  actor: Actor,
  { productIds, customerId = null, groupId = null, grain, ...said }: BodyOf<typeof setTermsCall>,
): Promise<BatchResult[]> {
  const figures = { min: said.min ?? null, max: said.max ?? null, multiple: said.multiple ?? null };
  const wrong = wrongOf({ customerId, groupId, grain, ...figures });
  if (wrong) throw wrong;
  const done = write(db, async tx => {
    const customerIds = customerId === null ? [] : [customerId];
    const existing = await holdCustomers(tx, customerIds);
    if (customerId !== null && !existing.has(customerId))
      throw termRefusals.quantity_terms_customer_id_customers_id_fk();
    const groups = await holdGroups(tx, groupId === null ? [] : [groupId]);
    if (groupId !== null && !groups.has(groupId))
      throw termRefusals.quantity_terms_group_id_customer_groups_id_fk();
    const names = await holdProductNames(tx, productIds);
    await lockTerms(tx);
    const all = await readAllTerms(tx);
    // The groups are read under the lock: a customer may have come into another group meanwhile.
    for (const [id, group] of await holdCustomers(tx, customerIds)) all.groups.set(id, group);
    let quantity: readonly QuantityTerm[] = all.quantity;
    const results: BatchResult[] = [];
    for (const productId of new Set(productIds)) {
      const productName = names.get(productId);
      if (productName === undefined) {
        results.push(refused(productId, null, notFound()));
        continue;
      }
      const same = quantity.find(
        term =>
          term.productId === productId &&
          term.grain === grain &&
          term.customerId === customerId &&
          term.groupId === groupId,
      );
      if (same && quantityFields.every(field => same[field] === figures[field])) {
        results.push({ productId, productName, state: 'unchanged' });
        continue;
      }
      const row = { id: same?.id ?? v7(), customerId, groupId, productId, grain, ...figures };
      const after = [...quantity.filter(term => term !== same), row];
      const conflict = quantityConflict({ ...all, quantity: after }, row);
      if (conflict) {
        results.push(refused(productId, productName, conflictRefusal(conflict, productName, 'min')));
        continue;
      }
      await (same ? updateTermRow(tx, 'quantity', row.id, figures) : insertTerm(tx, 'quantity', row));
      quantity = after;
      await recordTerm(tx, actor, orNotFound(await findTerm(tx, row.id)));
      results.push({ productId, productName, state: 'done' });
    }
    return results;
  });
  return orRefuse(done, termRefusals);
}
