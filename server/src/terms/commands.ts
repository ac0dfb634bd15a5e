import type { FieldError } from '@toptan/contract/errors';
import type { NewTerm, ProductTerm, TermChange } from '@toptan/contract/term-changes';
import { orderFields, quantityFields, type Term } from '@toptan/contract/terms';
import { v7 } from 'uuid';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { changedMeanwhile } from '../events/meanwhile.ts';
import { record, write } from '../events/record.ts';
import { fieldRefusal, orNotFound, orRefuse, Refusal } from '../refusal.ts';
import { conflictRefusal, orderConflict, quantityConflict } from './conflict.ts';
import type { Buyer } from './effective.ts';
import { lockTermsOf } from './locks.ts';
import {
  findTerm,
  insertTerm,
  productName,
  readAllTerms,
  removeTerm,
  type TermRow,
  updateTermRow,
} from './queries.ts';

const invalid = (path: string, message: string) =>
  fieldRefusal('validation_failed', path, 'invalid', message);
const required = (path: string, message: string) =>
  fieldRefusal('validation_failed', path, 'required', message);
const taken = () => fieldRefusal('taken', 'customerId', 'taken', 'There is a rule for the same');
const missing = (path: string) => () =>
  fieldRefusal('validation_failed', path, 'not_found', 'There is no such row');

export const termRefusals = {
  quantity_terms_fit: taken,
  order_terms_fit: taken,
  quantity_terms_customer_id_customers_id_fk: missing('customerId'),
  order_terms_customer_id_customers_id_fk: missing('customerId'),
  quantity_terms_group_id_customer_groups_id_fk: missing('groupId'),
  order_terms_group_id_customer_groups_id_fk: missing('groupId'),
  quantity_terms_product_id_products_id_fk: missing('productId'),
  order_terms_manufacturer_id_manufacturers_id_fk: missing('manufacturerId'),
  quantity_terms_reach: () => invalid('groupId', 'A rule is for a customer or for a group'),
  order_terms_reach: () => invalid('groupId', 'A rule is for a customer or for a group'),
  quantity_terms_range: () => invalid('max', 'The maximum is below the minimum'),
  order_terms_range: () => invalid('maxLira', 'The maximum is below the minimum'),
  quantity_terms_multiple: () =>
    invalid('multiple', 'The minimum and the maximum of one rule are multiples of it'),
  order_terms_label: () => required('labelEn', 'A rule for a manufacturer has a label in three languages'),
};

/** The refusal of a quantity rule by itself; undefined where nothing is wrong with it. */
export function wrongOf({ customerId, groupId, min, max, multiple }: ProductTerm): Refusal | undefined {
  const said = [min, max, multiple].filter(figure => figure !== null);
  if (said.length === 0) return required('min', 'A rule says something in at least one field');
  if (customerId !== null && groupId !== null) return termRefusals.quantity_terms_reach();
  if (min !== null && max !== null && min > max) return termRefusals.quantity_terms_range();
  const isOdd = multiple !== null && [min, max].some(figure => (figure ?? 0) % multiple !== 0);
  return isOdd ? termRefusals.quantity_terms_multiple() : undefined;
}

const namesOf = {
  quantity: ['productId', 'grain', ...quantityFields],
  order: ['manufacturerId', 'labelEn', 'labelTr', 'labelAr', ...orderFields],
} as const;

/**
 * Refuses fields of the other kind, and a rule that says nothing.
 * @param whole the rule after the change
 */
function refuseOddFields(kind: Term['kind'], named: TermChange, whole: TermChange): void {
  const foreign = namesOf[kind === 'quantity' ? 'order' : 'quantity'].find(
    name => (named[name] ?? null) !== null,
  );
  if (foreign)
    throw invalid(foreign, `No field of a rule for ${kind === 'quantity' ? 'quantities' : 'orders'}`);
  const says = kind === 'quantity' ? quantityFields : orderFields;
  if (says.every(name => (whole[name] ?? null) === null))
    throw required(says[0], 'A rule says something in at least one field');
}

/** The columns of a row's kind alone. */
function rowOf(kind: Term['kind'], named: TermChange): TermRow {
  const own: readonly string[] = ['customerId', 'groupId', ...namesOf[kind]];
  return Object.fromEntries(
    Object.entries(named).filter(([name, value]) => own.includes(name) && value !== undefined),
  );
}

/**
 * Refuses rules by which a customer could order nothing of a product, or nothing at all. The transaction has changed one of them,
 * and holds the lock of all: no other change happens meanwhile.
 * @param changed the customers and the product of the change; no product: any
 * @throws Refusal `rules_conflict`; `product` names the product
 */
export async function refuseConflict(
  tx: Transaction,
  changed: Buyer & { productId?: string | null },
  path: string,
): Promise<void> {
  const all = await readAllTerms(tx);
  const conflict = quantityConflict(all, changed);
  if (conflict) {
    const product = conflict.productId === null ? undefined : await productName(tx, conflict.productId);
    throw conflictRefusal(conflict, product, path);
  }
  const ofOrders = orderConflict(all, changed);
  if (!ofOrders) return;
  const message = `Nothing could be ordered: at least ${ofOrders.least} lira, at most ${ofOrders.most}`;
  throw new Refusal('rules_conflict', message, {
    fields: [{ path, code: 'too_big', message, limit: ofOrders.most }],
  });
}

/** The field at which a conflict is shown. */
const fieldOf = (term: Term): string =>
  (['min', 'max', 'multiple', 'minLira', 'firstOrderMinLira', 'maxLira'] as const).find(
    name => term[name] !== null,
  ) ?? 'min';

/** The name of a rule's customers and goods; null where it is for everyone and everything. */
const nameOf = ({ customerName, groupName, productName, manufacturerName }: Term): string | null =>
  [customerName ?? groupName, productName ?? manufacturerName].filter(Boolean).join(' · ') || null;

/**
 * Records a change of a rule, by which open baskets are judged anew.
 * @param before the rule before the change: the baskets of its customers are judged anew, too
 */
export const recordTerm = (tx: Transaction, actor: Actor, term: Term, before = term) =>
  record(tx, actor, {
    topic: 'terms',
    subjectId: term.id,
    subject: nameOf(term),
    customerId: term.customerId,
    also: [...new Set([term.customerId, before.customerId])].map(customerId => ({
      topic: 'basket',
      ...(customerId ? { customerId } : { shops: true }),
    })),
  });

/** @throws Refusal 400 with the field, 409 `taken`, `rules_conflict` */
export function createTerm(db: Database, actor: Actor, { kind, ...fields }: NewTerm): Promise<Term> {
  const created = write(db, async tx => {
    refuseOddFields(kind, fields, fields);
    const id = v7();
    const row = rowOf(kind, fields);
    await lockTermsOf(tx, [row]);
    await insertTerm(tx, kind, { ...row, id, ...(kind === 'quantity' && { grain: row.grain ?? 'cell' }) });
    const term = orNotFound(await findTerm(tx, id));
    await refuseConflict(tx, term, fieldOf(term));
    await recordTerm(tx, actor, term);
    return term;
  });
  return orRefuse(created, termRefusals);
}

/**
 * Locks all rules, and reads one.
 * @param change the new customers and goods of the rule
 */
async function lockTerm(tx: Transaction, id: string, change: TermChange = {}): Promise<Term> {
  const seen = orNotFound(await findTerm(tx, id));
  await lockTermsOf(tx, [seen, change]);
  return orNotFound(await findTerm(tx, id));
}

/**
 * Changes the named fields of a rule.
 * @throws Refusal 404, 400 with the field, 409 `taken`, `rules_conflict`, `changed_meanwhile`
 */
export function changeTerm(
  db: Database,
  actor: Actor,
  id: string,
  { known, ...change }: TermChange,
): Promise<Term & { meanwhile?: FieldError[] }> {
  const changed = write(db, async tx => {
    const before = await lockTerm(tx, id, change);
    const others = await changedMeanwhile(tx, id, known, before, change);
    const row = rowOf(before.kind, change);
    refuseOddFields(before.kind, change, { ...before, ...row });
    if (row.grain === null) delete row.grain;
    if (Object.keys(row).length === 0) return { ...before, ...others };
    await updateTermRow(tx, before.kind, id, row);
    const term = orNotFound(await findTerm(tx, id));
    // The former customers of the rule may be left with rules that exclude each other.
    const isMoved = (['customerId', 'groupId', 'productId'] as const).some(
      name => term[name] !== before[name],
    );
    if (isMoved) await refuseConflict(tx, before, fieldOf(term));
    await refuseConflict(tx, term, fieldOf(term));
    await recordTerm(tx, actor, term, before);
    return { ...term, ...others };
  });
  return orRefuse(changed, termRefusals);
}

/** @throws Refusal 404, 409 `rules_conflict` when the rule kept others apart */
export function deleteTerm(db: Database, actor: Actor, id: string): Promise<void> {
  return write(db, async tx => {
    const term = await lockTerm(tx, id);
    await removeTerm(tx, term);
    await refuseConflict(tx, term, '');
    await recordTerm(tx, actor, term);
  });
}
