import type { Language } from '@toptan/contract/languages';
import { areBellsOn } from '@toptan/contract/notice-kinds';
import { colorNames } from '../../catalog/sizing/queries.ts';
import { readSettings } from '../../current-settings.ts';
import type { Database, Queryable } from '../../db/client.ts';
import { write } from '../../events/record.ts';
import { preferredLanguage } from '../../language.ts';
import { notFound, orNotFound, Refusal } from '../../refusal.ts';
import { sizeName } from '../../words.ts';
import { isQuiet } from '../due.ts';
import { goodsMessage } from '../push/payload.ts';
import { devicesOf, insertPushes } from '../push/queries.ts';
import { type Channels, channelsOf, lockUntoldShop, noteTold } from '../telling/channels.ts';
import { recordTold, type Telling, tellEach } from '../telling/commands.ts';
import { lockShop } from '../telling/queries.ts';
import {
  insertBell,
  type Returned,
  readSoldOut,
  removeOld,
  ringBells,
  shopsWithDueBells,
  takeReturned,
} from './queries.ts';

/**
 * Has a shop wait for a variant that is sold out.
 * @throws Refusal 404 for what the shop does not see; 409 `not_sold_out`, `bells_full`
 */
export async function setBell(db: Database, customerId: string, variantId: string): Promise<void> {
  if (!areBellsOn((await readSettings(db)).noticesOn)) throw notFound();
  await db.transaction(async tx => {
    // Two calls of a shop count its bells in turn.
    orNotFound(await lockShop(tx, customerId));
    if (!orNotFound(await readSoldOut(tx, variantId)))
      throw new Refusal('not_sold_out', 'The size is not sold out');
    await removeOld(tx, customerId);
    if (!(await insertBell(tx, customerId, variantId)))
      throw new Refusal('bells_full', 'The shop already waits for the most sizes that it may');
  });
}

/** The goods as a message names them: each product with its sizes and colors. */
async function named(db: Queryable, goods: readonly Returned[], language: Language) {
  const colorName = await colorNames(db, language);
  const byProduct = new Map<string, { id: string; name: string; cells: string[] }>();
  for (const { productId, name, translations, size, color } of goods) {
    const product = byProduct.get(productId) ?? {
      id: productId,
      name: translations[language]?.name ?? name,
      cells: [],
    };
    product.cells.push(
      [color && colorName(color), sizeName(size, language)].filter(part => part !== null).join(' '),
    );
    byProduct.set(productId, product);
  }
  return [...byProduct.values()];
}

/** Tells a shop, in one message and one transaction, of everything that it waits for and that is there again. */
async function tellShopOfSizes(
  db: Database,
  customerId: string,
  channels: Channels,
  { outbox, origin }: Telling,
): Promise<void> {
  await write(db, async tx => {
    const shop = await lockUntoldShop(tx, customerId, channels, 'goodsToldAt');
    const goods = shop ? await takeReturned(tx, customerId) : [];
    const [first] = goods;
    if (!shop || !first) return;
    const { languages, name: portal } = await readSettings(tx);
    const language = preferredLanguage(shop.language, languages);
    const products = await named(tx, goods, language);
    if (shop.byEmail)
      await outbox.post(tx, {
        template: 'goods-news',
        language,
        recipient: shop.email,
        params: {
          companyName: shop.name,
          goods: JSON.stringify(products.map(({ name, cells }) => ({ name, cells }))),
          link: `${origin}/catalog${products.length === 1 ? `?product=${first.productId}` : ''}`,
          account: `${origin}/account`,
        },
      });
    if (shop.byDevice)
      await insertPushes(
        tx,
        await devicesOf(tx, customerId),
        goodsMessage(products, { portal, language, origin }),
      );
    await noteTold(tx, customerId, 'goodsToldAt');
    await recordTold(tx, customerId, shop.name);
  });
}

/**
 * Looks for goods that are there again, and tells the shops that wait for them. It goes by the stock and not by events, so that no
 * way in which pieces come back is missed.
 * @throws the last error, after every other shop was told
 */
export async function tellOfGoods(db: Database, telling: Telling): Promise<void> {
  const { noticesOn, quietHours } = await readSettings(db);
  if (!areBellsOn(noticesOn)) return;
  await ringBells(db);
  if (isQuiet(quietHours)) return;
  const channels = channelsOf(db, 'back_in_stock', noticesOn, telling);
  await tellEach(await shopsWithDueBells(db, channels), customerId =>
    tellShopOfSizes(db, customerId, channels, telling),
  );
}
