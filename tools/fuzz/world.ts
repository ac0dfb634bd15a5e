import { randomBytes } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import { imageWidths } from '@toptan/contract/catalog/products';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { newSecret } from '../../server/src/auth/second-factor.ts';
import { hashToken } from '../../server/src/auth/tokens.ts';
import { insertProduct } from '../../server/src/catalog/products/queries.ts';
import { variantsOf } from '../../server/src/catalog/variants/queries.ts';
import type { Database } from '../../server/src/db/client.ts';
import { basketItems, basketPacks } from '../../server/src/db/schema-baskets.ts';
import { bells } from '../../server/src/db/schema-bells.ts';
import {
  images,
  imageVariants,
  manufacturers,
  productPictures,
  stockMoves,
  stockPools,
} from '../../server/src/db/schema-goods.ts';
import { importRows, imports } from '../../server/src/db/schema-imports.ts';
import { packLines, packs } from '../../server/src/db/schema-packs.ts';
import { customers, sessions, users } from '../../server/src/db/schema-people.ts';
import { settings } from '../../server/src/db/schema-settings.ts';
import { colors, sizeSetSizes, sizeSets } from '../../server/src/db/schema-sizing.ts';
import { quantityTerms } from '../../server/src/db/schema-terms.ts';
import { canary, markerOf, password } from './marks.ts';
import type { CallerName } from './requests.ts';
import { insertApplications, insertShowcased } from './strangers.ts';
import { insertOrders } from './world-orders.ts';

/** The hash of the one picture; its content does not matter. */
export const pictureHash = 'ab'.repeat(32);

type Person = {
  userId: string;
  customerId: string | null;
  token: string;
  /** Key of an authenticator app that a shop has begun to set up. */
  authenticator: Buffer;
};

/** Everybody with an account, the same through all rounds. */
export type People = Record<Exclude<CallerName, 'anonymous'>, Person>;

const person = (isShop: boolean): Person => ({
  userId: v7(),
  customerId: isShop ? v7() : null,
  token: `${canary}${randomBytes(24).toString('base64url')}`,
  authenticator: newSecret(),
});

export const createPeople = (): People => ({
  'first-shop': person(true),
  'second-shop': person(true),
  'closed-shop': person(true),
  admin: person(false),
});

/** Opens a session again that a request has ended, unless its user is gone. */
export async function reopenSession(db: Database, { userId, token }: Person): Promise<void> {
  await db.execute(sql`
    insert into ${sessions} (token_hash, user_id, expires_at)
    select ${hashToken(token)}, id, now() + interval '30 days' from ${users} where id = ${userId}
    on conflict do nothing`);
}

/**
 * Row by row, which for so few is a tenth of the time of `truncate`. The table of events resists being emptied by
 * any connection that is not set to replicate; triggers and references rest then. Imports go first: one that is applied locks
 * its row before any other.
 */
async function empty(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare name text; begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' order by tablename <> 'imports' loop
        execute format('delete from public.%I', name);
      end loop;
    end $$`);
}

/** The cheapest hash of argon2: it is verified tens of thousands of times, and the cost of a guess does not matter here. */
const passwordHash = argon2(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Puts the database back to the same few rows of every kind. */
export async function resetWorld(db: Database, people: People): Promise<void> {
  await empty(db);
  const hash = await passwordHash;
  const shops = Object.entries(people).filter(([, { customerId }]) => customerId !== null);
  await db.insert(customers).values(
    shops.map(([name, { customerId }], at) => ({
      id: customerId ?? '',
      customerId: `MUS-${at}`,
      customerShortName: markerOf(name as CallerName),
      customerFullName: markerOf(name as CallerName),
      companyName: markerOf(name as CallerName),
      address: markerOf(name as CallerName),
      email: `${name}@moda.example`,
      isActive: name !== 'closed-shop',
    })),
  );
  await db.insert(users).values(
    Object.entries(people).map(([name, { userId, customerId, authenticator }]) => ({
      id: userId,
      username: name,
      role: customerId ? ('shop' as const) : ('admin' as const),
      customerId,
      passwordHash: hash,
      totpSecret: customerId ? authenticator : null,
    })),
  );
  for (const each of Object.values(people)) await reopenSession(db, each);
  // Shops and strangers may do what the wholesaler may let them do.
  await db.insert(settings).values({
    shopChanges: 'change',
    noticesOn: ['shipped:email', 'shipped:device', 'back_in_stock:email', 'new_collection:device'],
    showcase: 'all',
    isTaxAsked: true,
  });
  await insertGoods(db, people);
  await insertImports(db);
  await insertApplications(db);
}

async function insertPicture(db: Database): Promise<void> {
  await db.insert(images).values({ hash: pictureHash, width: 900, height: 900 });
  await db
    .insert(imageVariants)
    .values(imageWidths.map(width => ({ hash: pictureHash, width, bytes: Buffer.from('RIFF') })));
}

/** Inserts a set and a color that goods have, and others without goods. */
async function insertSizing(db: Database): Promise<string> {
  const names = (name: string) => ({ nameEn: name, nameTr: name, nameAr: name });
  const sets = ['Jeans', 'Letters'].map(name => ({ id: v7(), ...names(name), kind: 'number' as const }));
  await db.insert(sizeSets).values(sets);
  await db
    .insert(sizeSetSizes)
    .values(
      sets.flatMap(({ id: sizeSetId }) =>
        ['7', '500'].map((label, position) => ({ sizeSetId, label, position })),
      ),
    );
  await db.insert(colors).values(['Blue', 'Red'].map((key, position) => ({ key, ...names(key), position })));
  return sets[0]?.id ?? '';
}

async function insertGoods(db: Database, people: People): Promise<void> {
  const [maker] = await db
    .insert(manufacturers)
    .values({
      manufacturerId: 'URE-1',
      companyName: markerOf('manufacturer'),
      email: 'maker@example.com',
      phone: '+90 532 111 22 33',
      address: markerOf('manufacturer'),
    })
    .returning({ id: manufacturers.id });
  const sizeSetId = await insertSizing(db);
  const goods = ['Gömlek', 'Kot', 'Etek', 'Gizli', 'Bere'].map((name, at) => ({
    id: v7(),
    name,
    sku: `SKU-${at}`,
    price: '12.50',
    costPrice: '4242.42',
    manufacturerId: maker?.id ?? null,
    isActive: name !== 'Gizli',
    sizeSetId,
    ...(name === 'Bere' && { supply: 'stock_only' as const }),
    ...(at === 2 && { sizes: ['7'], colors: ['Blue'], sells: 'both' as const }),
  }));
  await insertPicture(db);
  await db.transaction(async tx => {
    for (const product of goods) await insertProduct(tx, product);
  });
  const stock = goods.map(({ id: productId, name }) => ({ productId, quantity: name === 'Bere' ? 0 : 20 }));
  await db.insert(stockPools).values(stock);
  const moved = stock.filter(({ quantity }) => quantity > 0);
  await db.insert(stockMoves).values(moved.map(({ productId, quantity: pieces }) => ({ productId, pieces })));
  const cells = await variantsOf(
    db,
    goods.map(({ id }) => id),
  );
  const variantOf = (productId: string | undefined) =>
    cells.find(each => each.productId === productId)?.id ?? '';
  const [first] = goods;
  await db
    .insert(productPictures)
    .values({ productId: first?.id ?? '', position: 0, imageHash: pictureHash });
  const lines = [people['first-shop'], people['second-shop']].flatMap(({ customerId }) =>
    goods.slice(0, 2).map(({ id: productId }) => ({
      basketId: customerId ?? '',
      productId,
      variantId: variantOf(productId),
      quantity: 3,
    })),
  );
  await db.insert(basketItems).values(lines);
  // Each of the two waits for what is sold out.
  const soldOut = variantOf(goods.at(-1)?.id);
  await db.insert(bells).values(
    [people['first-shop'], people['second-shop']].map(({ customerId }) => ({
      customerId: customerId ?? '',
      variantId: soldOut,
    })),
  );
  await insertShowcased(db, people, { productId: first?.id ?? '', sizeSetId });
  await insertOrders(db, people, {
    productId: first?.id ?? '',
    variantId: variantOf(first?.id),
    manufacturerId: maker?.id ?? '',
  });
  const skirt = goods[2]?.id ?? '';
  await insertPack(db, people, skirt);
  await db.insert(quantityTerms).values({ productId: skirt, grain: 'product', max: 900 });
}

/** Inserts imports of an existing product and a new one: the columns of the first wait for staff, the second can be applied. */
async function insertImports(db: Database): Promise<void> {
  const columns = ['sku', 'name', 'price', 'stock'].map(field => ({ header: field, field, samples: [] }));
  for (const state of ['columns', 'checked'] as const) {
    const importId = v7();
    await db
      .insert(imports)
      .values({ id: importId, kind: 'products', fileName: 'liste.csv', columns, numberFormat: 'tr', state });
    const isChecked = state === 'checked';
    await db.insert(importRows).values([
      {
        importId,
        n: 2,
        cells: ['SKU-0', 'Gömlek', '13,50', '7'],
        key: 'SKU-0',
        change: isChecked ? 'update' : null,
      },
      {
        importId,
        n: 3,
        cells: ['SKU-NEW', 'Yelek', '99,90', '3'],
        key: 'SKU-NEW',
        change: isChecked ? 'create' : null,
      },
    ]);
  }
}

/** A pack of a product in its one size and color, and two of it in the basket of a shop. */
async function insertPack(db: Database, people: People, productId: string) {
  const basketId = people['first-shop'].customerId ?? '';
  const packId = v7();
  const kind = { productId, position: 0, mixed: false };
  await db.transaction(async tx => {
    await tx.insert(packs).values({ id: packId, ...kind, unit: 'series' });
    await tx.insert(packLines).values({ packId, ...kind, size: '7', ratio: 6 });
    await tx.insert(basketPacks).values({ basketId, packId, color: 'Blue', packs: 2 });
  });
}
