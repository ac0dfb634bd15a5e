import type { BodyOf } from '@toptan/contract/endpoint';
import { type CustomerName, customerNamesMax, type learnCustomerNames } from '@toptan/contract/reading';
import { lookUpCodes } from '../../catalog/codes/queries.ts';
import type { Database, Transaction } from '../../db/client.ts';
import type { Actor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { fieldRefusal, orNotFound, Refusal } from '../../refusal.ts';
import type { OwnViewer, ShopViewer } from '../../viewer.ts';
import { mayBeName } from './may-be-name.ts';
import {
  addOrUse,
  countNames,
  findColors,
  listNames,
  lockNamesOf,
  namesOther,
  removeName,
} from './queries.ts';

type Name = BodyOf<typeof learnCustomerNames>['names'][number];

/** @throws Refusal 400 where the words cannot be a name of the product, as the shop sees goods */
async function checkName(tx: Transaction, shop: ShopViewer, name: Name, at: number): Promise<void> {
  const { text, productId, color } = name;
  const refuse = (field: keyof Name, code: 'invalid' | 'not_found' | 'not_offered') =>
    fieldRefusal('validation_failed', `names.${at}.${field}`, code, `${field} cannot be taken`);
  const colors = await findColors(tx, shop, productId);
  if (!colors) throw refuse('productId', 'not_found');
  if (color && !colors.includes(color)) throw refuse('color', 'not_offered');
  if (!mayBeName(text)) throw refuse('text', 'invalid');
  const [code] = await lookUpCodes(tx, shop, [text]);
  if (code?.state !== 'unknown' || (await namesOther(tx, shop, name))) throw refuse('text', 'invalid');
}

/**
 * Remembers what a customer calls goods; of names that are known it counts the use, which leaves no event.
 * @param shop the customer, as it sees goods
 * @throws Refusal 404, 400 for what cannot be a name and for too many of them
 */
export function learnNames(
  db: Database,
  actor: Actor,
  { viewer, shop }: { viewer: OwnViewer; shop: ShopViewer },
  names: readonly Name[],
): Promise<CustomerName[]> {
  const { customerId } = shop;
  return write(db, async tx => {
    const companyName = orNotFound(await lockNamesOf(tx, customerId));
    for (const [at, name] of names.entries()) await checkName(tx, shop, name, at);
    const stored = [];
    for (const { color, ...name } of names)
      stored.push(
        // An empty color is none, as in the basket.
        ...(await addOrUse(tx, { ...name, color: color || null, customerId, createdBy: actor.userId })),
      );
    if ((await countNames(tx, customerId)) > customerNamesMax)
      throw new Refusal('validation_failed', 'The customer has too many names', {
        fields: [
          {
            path: 'names',
            code: 'too_many',
            message: `At most ${customerNamesMax}`,
            limit: customerNamesMax,
          },
        ],
      });
    if (stored.some(({ used }) => used === 0))
      await record(tx, actor, {
        topic: 'customers',
        subjectId: customerId,
        subject: companyName,
        customerId,
      });
    const ids = stored.map(({ id }) => id);
    return listNames(tx, viewer, customerId, ids);
  });
}

/** Forgets a name of a customer. @throws Refusal 404 */
export function forgetName(db: Database, actor: Actor, viewer: OwnViewer, id: string): Promise<void> {
  return write(db, async tx => {
    const { customerId, text } = orNotFound(await removeName(tx, viewer, id));
    await record(tx, actor, { topic: 'customers', subjectId: id, subject: text, customerId });
  });
}
