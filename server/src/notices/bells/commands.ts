import { isOneSize } from '@toptan/contract/catalog/sizing';
import type { Language } from '@toptan/contract/languages';
import type { QuietHours } from '@toptan/contract/notice-kinds';
import { listColors } from '../../catalog/sizing/queries.ts';
import { type CurrentSettings, readSettings } from '../../current-settings.ts';
import type { Database, Queryable } from '../../db/client.ts';
import { systemActor } from '../../events/actor.ts';
import { record, write } from '../../events/record.ts';
import { preferredLanguage } from '../../language.ts';
import { notFound, orNotFound, Refusal } from '../../refusal.ts';
import { tradeWords } from '../../words.ts';
import { afterQuiet } from '../reader/due.ts';
import type { Telling } from '../telling/commands.ts';
import { lockShop } from '../telling/queries.ts';
import {
  insertBell,
  lockListener,
  type Returned,
  readSoldOut,
  removeOld,
  ringBells,
  shopsToTell,
  storeTold,
  takeReturned,
} from './queries.ts';

/** Whether shops can wait for goods. */
export const areBellsOn = ({ noticesOn }: Pick<CurrentSettings, 'noticesOn'>): boolean =>
  noticesOn.includes('back_in_stock:email');

/**
 * Has a shop wait for a variant that is sold out.
 * @throws Refusal 404 for what the shop does not see; 409 `not_sold_out`, `bells_full`
 */
export async function setBell(db: Database, customerId: string, variantId: string): Promise<void> {
  if (!areBellsOn(await readSettings(db))) throw notFound();
  await db.transaction(async tx => {
    // Two calls of a shop count its bells in turn.
    orNotFound(await lockShop(tx, customerId));
    if (!orNotFound(await readSoldOut(tx, variantId)))
      throw new Refusal('not_sold_out', 'Only a size that is sold out can be waited for');
    await removeOld(tx, customerId);
    if (!(await insertBell(tx, customerId, variantId)))
      throw new Refusal('bells_full', 'The shop waits for as many sizes as it can');
  });
}

/** The goods as an email names them: each product with its sizes and colors. */
async function named(db: Queryable, goods: readonly Returned[], language: Language) {
  const nameIn = ({ en: 'nameEn', tr: 'nameTr', ar: 'nameAr' } as const)[language];
  const colors = new Map((await listColors(db, false)).map(color => [color.key, color[nameIn]]));
  const byProduct = new Map<string, { name: string; cells: string[] }>();
  for (const { productId, name, translations, size, color } of goods) {
    const product = byProduct.get(productId) ?? { name: translations[language]?.name ?? name, cells: [] };
    const sizeName = size !== null && isOneSize(size) ? tradeWords[language].oneSize : size;
    const colorName = color === null ? null : (colors.get(color) ?? color);
    product.cells.push([colorName, sizeName].filter(part => part !== null).join(' '));
    byProduct.set(productId, product);
  }
  return [...byProduct.values()];
}

/** Tells a shop, in one email and one transaction, of everything that it waits for and that is there again. */
async function tellShop(db: Database, customerId: string, { outbox, origin }: Telling): Promise<void> {
  await write(db, async tx => {
    const shop = await lockListener(tx, customerId);
    const goods = shop ? await takeReturned(tx, customerId) : [];
    const [first] = goods;
    if (!shop || !first) return;
    const { languages } = await readSettings(tx);
    const language = preferredLanguage(shop.language ?? undefined, languages);
    const isOne = goods.every(({ productId }) => productId === first.productId);
    await outbox.post(tx, {
      template: 'goods-news',
      language,
      recipient: shop.email,
      params: {
        companyName: shop.name,
        goods: JSON.stringify(await named(tx, goods, language)),
        link: `${origin}/catalog${isOne ? `?product=${first.productId}` : ''}`,
        account: `${origin}/account`,
      },
    });
    await storeTold(tx, customerId);
    const about = { topic: 'notices', subjectId: customerId, subject: shop.name } as const;
    await record(tx, { ...systemActor('notice.sent'), customerId }, about);
  });
}

const isQuiet = (quiet: QuietHours | null): boolean => {
  const now = new Date();
  return afterQuiet(now, quiet) > now;
};

/**
 * Looks for goods that are there again, and tells the shops that wait for them. It goes by the stock and not by events, so that no
 * way in which pieces come back is missed.
 * @throws the last error, after every other shop was told
 */
export async function tellOfGoods(db: Database, telling: Telling): Promise<void> {
  const settings = await readSettings(db);
  if (!areBellsOn(settings)) return;
  await ringBells(db);
  if (isQuiet(settings.quietHours) || !telling.outbox.isConfigured) return;
  const failures: unknown[] = [];
  for (const customerId of await shopsToTell(db))
    await tellShop(db, customerId, telling).catch(error => failures.push(error));
  if (failures.length > 0) throw failures.at(-1);
}
