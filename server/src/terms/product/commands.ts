import type { BodyOf } from '@toptan/contract/endpoint';
import {
  type ProductTerm,
  productTermsMax,
  type setProductTerms as setProductTermsCall,
} from '@toptan/contract/term-changes';
import { quantityFields, type Term } from '@toptan/contract/terms';
import { v7 } from 'uuid';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { type Difference, judgeDifferences } from '../../events/meanwhile.ts';
import { record, write } from '../../events/record.ts';
import { orNotFound, Refusal } from '../../refusal.ts';
import { termRefusals, wrongOf } from '../commands.ts';
import { conflictRefusal, quantityConflict } from '../conflict.ts';
import { byPrecedence, type QuantityTerm } from '../effective.ts';
import { holdCustomers, holdGroups, holdProductNames, lockTerms } from '../locks.ts';
import { listTermPage, productName, readAllTerms } from '../queries.ts';
import { readTerms, removeTerms, writeTerms } from './queries.ts';

type Same = Pick<ProductTerm, 'customerId' | 'groupId' | 'grain'>;

/** The key of a product's rule: there is one rule for each customer or group and grain. */
const keyOf = ({ customerId, groupId, grain }: Same) => JSON.stringify([customerId, groupId, grain]);

const saysSame = (one: ProductTerm, other: ProductTerm) =>
  quantityFields.every(field => one[field] === other[field]);

/** The refusal of one rule, with its place in the list. */
const refusalAt = (at: number, { code, message, fields }: Refusal) =>
  new Refusal(code, message, {
    fields: fields.map(field => ({ ...field, path: `terms.${at}.${field.path}` })),
  });

/** @throws Refusal 400 or `taken`, with the place of the rule in the list */
function checkTerms(terms: readonly ProductTerm[]): void {
  const keys = terms.map(keyOf);
  for (const [at, term] of terms.entries()) {
    const wrong =
      wrongOf(term) ?? (keys.indexOf(keyOf(term)) < at ? termRefusals.quantity_terms_fit() : undefined);
    if (wrong) throw refusalAt(at, wrong);
  }
}

/** Tells whether a rule is as it was shown; false where that is not known. */
function untouchedIn(known: readonly ProductTerm[] = []): (term: ProductTerm) => boolean {
  const shown = new Map(known.map(term => [keyOf(term), term]));
  return term => {
    const same = shown.get(keyOf(term));
    return same !== undefined && saysSame(same, term);
  };
}

/**
 * The new rules of a product: a rule that was left as it was shown stays as it is stored.
 * @param before the stored rules, by `keyOf`
 * @param known the rules that the list was made from; undefined: the stored ones
 * @returns a rule for each of the list, undefined where somebody has deleted it meanwhile, and the stored rules to be deleted
 */
function merged(
  productId: string,
  before: ReadonlyMap<string, QuantityTerm>,
  terms: readonly ProductTerm[],
  known: readonly ProductTerm[] | undefined,
) {
  const shown = known && new Set(known.map(keyOf));
  const isUntouched = untouchedIn(known);
  const wanted = terms.map((term): QuantityTerm | undefined => {
    const stored = before.get(keyOf(term));
    return isUntouched(term) ? stored : { ...term, productId, id: stored?.id ?? v7() };
  });
  const named = new Set(terms.map(keyOf));
  const gone = [...before].filter(([key]) => !named.has(key) && (shown?.has(key) ?? true));
  return { wanted, gone: gone.map(([, term]) => term) };
}

/** A product whose rules are set. */
type Product = { id: string; name: string };

/**
 * Holds the customers and groups of these rules, and of the known rules that are left out, before the lock of the product's row.
 * @returns the customers for `changeTerms`
 * @throws Refusal 400 and 409 `taken` with the place of the rule in the list
 */
export async function holdTermsFor(
  tx: Transaction,
  terms: readonly ProductTerm[],
  known: readonly ProductTerm[] = [],
): Promise<string[]> {
  checkTerms(terms);
  const all = [...terms, ...known];
  const idsOf = (name: 'customerId' | 'groupId') => [...new Set(all.flatMap(term => term[name] ?? []))];
  const groupOf = await holdCustomers(tx, idsOf('customerId'));
  const groups = await holdGroups(tx, idsOf('groupId'));
  const isUntouched = untouchedIn(known);
  for (const [at, term] of terms.entries()) {
    // An untouched rule may have been deleted with its customer or group.
    if (isUntouched(term)) continue;
    const { customerId, groupId } = term;
    if (customerId !== null && !groupOf.has(customerId))
      throw refusalAt(at, termRefusals.quantity_terms_customer_id_customers_id_fk());
    if (groupId !== null && !groups.has(groupId))
      throw refusalAt(at, termRefusals.quantity_terms_group_id_customer_groups_id_fk());
  }
  return [...groupOf.keys()];
}

/** Finds the changes that others have made, since the rules were shown, to rules that this list changes. */
export async function termDifferences(
  tx: Transaction,
  productId: string,
  terms: readonly ProductTerm[] = [],
  known?: readonly ProductTerm[],
): Promise<Difference[]> {
  if (!known) return [];
  const before = new Map((await readTerms(tx, productId)).map(term => [keyOf(term), term]));
  const shown = new Map(known.map(term => [keyOf(term), term]));
  return terms.flatMap((term, at) => {
    const [stored, seen] = [before.get(keyOf(term)), shown.get(keyOf(term))];
    if (stored ? saysSame(stored, term) || (seen && saysSame(stored, seen)) : !seen) return [];
    if (seen && saysSame(term, seen)) return [];
    const figures = stored && { min: stored.min, max: stored.max, multiple: stored.multiple };
    return [{ path: `terms.${at}`, current: figures ? { ...term, ...figures } : null, isOwn: true }];
  });
}

/**
 * Sets all quantity rules of a product, whose row is held. Its lock is the last one of a transaction. Unchanged rules are not
 * written.
 * @param customerIds from `holdTermsFor`
 * @param known the rules that the list was made from; undefined: the stored ones
 * @returns whether something has changed
 * @throws Refusal 409 `changed_meanwhile`, `rules_conflict` with the place of the rule in the list; the conflict of a rule that was
 * left out is at `terms`
 */
export async function changeTerms(
  tx: Transaction,
  { id: productId, name }: Product,
  customerIds: readonly string[],
  { terms, known }: BodyOf<typeof setProductTermsCall>,
): Promise<boolean> {
  await lockTerms(tx);
  const all = await readAllTerms(tx);
  // The groups are read under the lock: a customer may have come into another group meanwhile.
  for (const [id, group] of await holdCustomers(tx, customerIds)) all.groups.set(id, group);

  const before = new Map(
    all.quantity.filter(term => term.productId === productId).map(term => [keyOf(term), term]),
  );
  await judgeDifferences(tx, productId, await termDifferences(tx, productId, terms, known));
  const { wanted, gone } = merged(productId, before, terms, known);
  const rows = wanted.filter(row => row !== undefined);
  const replaced = new Set([...rows, ...gone].map(({ id }) => id));
  const changed = rows.filter(row => {
    const same = before.get(keyOf(row));
    return !same || !saysSame(same, row);
  });

  const quantity = [...all.quantity.filter(({ id }) => !replaced.has(id)), ...rows];
  const refuseConflict = (term: QuantityTerm, path: string) => {
    const conflict = quantityConflict({ ...all, quantity }, term);
    if (conflict) throw conflictRefusal(conflict, name, path);
  };
  // The rule that is nearest to a customer is refused.
  for (const row of byPrecedence(changed)) {
    const field = quantityFields.find(each => row[each] !== null) ?? 'min';
    refuseConflict(row, `terms.${wanted.indexOf(row)}.${field}`);
  }
  for (const term of gone) refuseConflict(term, 'terms');

  await removeTerms(
    tx,
    gone.map(({ id }) => id),
  );
  await writeTerms(tx, changed);
  return changed.length + gone.length > 0;
}

/** The hints for screens that load again after a change of rules. */
export const alsoAboutTerms = [{ topic: 'terms' as const }, { topic: 'basket' as const, shops: true }];

/**
 * Sets all quantity rules of a product in one transaction, and records it once.
 * @throws Refusal 404, and those of `holdTermsFor` and `changeTerms`
 */
export async function setProductTerms(
  db: Database,
  actor: Actor,
  productId: string,
  { terms, known }: BodyOf<typeof setProductTermsCall>,
): Promise<Term[]> {
  orNotFound(await productName(db, productId));
  return write(db, async tx => {
    const customerIds = await holdTermsFor(tx, terms, known);
    const name = orNotFound((await holdProductNames(tx, [productId])).get(productId));
    if (await changeTerms(tx, { id: productId, name }, customerIds, { terms, known }))
      await record(tx, actor, {
        topic: 'products',
        subjectId: productId,
        subject: name,
        also: alsoAboutTerms,
      });
    return (await listTermPage(tx, { productId, limit: productTermsMax })).rows;
  });
}
