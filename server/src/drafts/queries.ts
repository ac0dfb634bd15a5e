import { eachCharge } from '@toptan/contract/amounts';
import type { listDrafts } from '@toptan/contract/drafts';
import { type Draft, draftSchema } from '@toptan/contract/drafts';
import type { QueryOf } from '@toptan/contract/endpoint';
import { summaryPictures } from '@toptan/contract/orders';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Basket, isReadableDraft, kindNow } from '../basket/basket.ts';
import { writeLook } from '../catalog/pictures/queries.ts';
import { articleColumns } from '../catalog/product.ts';
import { callSettings } from '../current-settings.ts';
import type { Queryable, Transaction } from '../db/client.ts';
import { withMicroseconds } from '../db/columns.ts';
import {
  aggregated,
  type JsonBytes,
  type JsonText,
  jsonBytes,
  jsonText,
  orNull,
  type Writing,
  writeList,
  writeMoment,
  writeNull,
  writeNumber,
  writeObject,
  writeRow,
  writeText,
} from '../db/json-rows.ts';
import { literal } from '../db/literal.ts';
import { basketItems, basketLines, basketPacks, baskets } from '../db/schema-baskets.ts';
import { isForSale, products, variants } from '../db/schema-goods.ts';
import { orders } from '../db/schema-orders.ts';
import { customers, users } from '../db/schema-people.ts';
import { staffNameOf } from '../orders/staff-name.ts';
import { isBehind, type Page, pageOf, placeOf } from '../pagination.ts';
import type { OwnViewer, ViewerForm } from '../viewer.ts';

type Goods = Draft['pictures'][number];

const goods = writeObject<Goods>({
  name: products.name,
  ...writeLook(sql`first.color`),
  translations: { fragments: [articleColumns.translations] },
});

const picturesOfDraft = sql`lateral (
  select ${aggregated(goods, sql`first.place`)} as list
  from (
    select ${basketLines.productId}, min(${basketLines.createdAt}) as place,
      (array_agg(${variants.color} order by ${basketLines.createdAt}, ${basketLines.id}))[1] as color
    from ${basketLines} join ${variants} on ${variants.id} = ${basketLines.variantId}
    where ${basketLines.basketId} = ${baskets.id}
    group by ${basketLines.productId} order by place limit ${literal(summaryPictures)}
  ) as first join ${products} on ${products.id} = first.product_id
) as pictures`;

/** The price of a line: a hidden product keeps the one at which a shop added it. */
const priceFor = ({ kind }: ViewerForm) =>
  kind === 'staff'
    ? sql`${articleColumns.price}`
    : sql`case when ${isForSale} then ${articleColumns.price} else coalesce(${basketLines.addedPrice}, ${articleColumns.price}) end`;

/**
 * Pieces at present prices, as `quote` adds them up: a list needs the sum alone, and `quote` would read the stock and the rules of
 * each draft for it.
 */
const countsFor = (viewer: ViewerForm) => sql`lateral (
  select count(*) as items, coalesce(sum(${basketLines.quantity}), 0) as pieces,
    count(distinct ${products.id}) as products,
    count(distinct ${products.id}) filter (where ${basketLines.addedPrice} <> ${priceFor(viewer)}) as prices_changed,
    coalesce(sum(${basketLines.quantity} * ${priceFor(viewer)}), 0)::numeric(14, 2)::text as subtotal
  from ${basketLines} join ${products} on ${products.id} = ${basketLines.productId}
  where ${basketLines.basketId} = ${baskets.id}
) as counts`;

const member = writeObject<NonNullable<Draft['by']>>({
  id: users.id,
  name: writeText(sql`coalesce(${users.displayName}, ${users.username})`),
});

/** Who began the draft, as a viewer knows members of staff. */
const byFor = ({ kind }: ViewerForm): Writing<Draft['by']> => ({
  fragments: [
    kind === 'staff'
      ? sql`coalesce((select ${jsonText(member)} from ${users} where ${users.id} = ${baskets.userId}), 'null')`
      : sql`case when ${baskets.kind} = 'staff' then '{"id":null,"name":' || to_json(${staffNameOf(baskets.userId)}) || '}' else 'null' end`,
  ],
});

const linkUntil = writeMoment(sql`case when ${baskets.linkUntil} > now() then ${baskets.linkUntil} end`);

const writtenFor = (viewer: ViewerForm) =>
  writeRow(draftSchema, baskets, {
    overrideReason: viewer.kind === 'staff' ? baskets.overrideReason : writeNull,
    linkUntil: viewer.kind === 'staff' ? orNull(linkUntil) : writeNull,
    kind: { fragments: ['"', baskets.kind, '"'] },
    customer: writeObject<Draft['customer']>({
      id: customers.id,
      companyName: customers.companyName,
      customerShortName: customers.customerShortName,
      isActive: customers.isActive,
      ...eachCharge(key => writeText(callSettings[key])),
    }),
    by: byFor(viewer),
    items: writeNumber(sql`counts.items`),
    pieces: writeNumber(sql`counts.pieces`),
    products: writeNumber(sql`counts.products`),
    pricesChanged: writeNumber(sql`counts.prices_changed`),
    subtotal: writeText(sql`counts.subtotal`),
    pictures: writeList(sql<JsonText<Goods>>`pictures.list`),
    order: orNull(
      writeObject<NonNullable<Draft['order']>>({ id: orders.id, orderNumber: orders.orderNumber }),
    ),
  });

const selectDrafts = (db: Queryable, viewer: ViewerForm, where: SQL | undefined) =>
  db
    .select({
      json: jsonText(writtenFor(viewer)),
      id: baskets.id,
      changedAt: withMicroseconds(baskets.changedAt),
    })
    .from(baskets)
    .innerJoin(customers, eq(customers.id, baskets.customerId))
    .leftJoin(orders, eq(orders.id, baskets.orderId))
    .innerJoin(countsFor(viewer), sql`true`)
    .innerJoin(picturesOfDraft, sql`true`)
    .where(where)
    .orderBy(desc(baskets.changedAt), desc(baskets.id));

/** A draft; undefined where it is not within reach. */
export async function findDraft(db: Queryable, viewer: OwnViewer, id: string): Promise<Draft | undefined> {
  const [found] = await selectDrafts(db, viewer, and(eq(baskets.id, id), isReadableDraft(viewer)));
  return found && JSON.parse(found.json);
}

/** A page of the drafts within reach that are no orders yet, those first that changed last. */
export async function listDraftPage(
  db: Queryable,
  viewer: OwnViewer,
  { limit, cursor, customerId, kind }: QueryOf<typeof listDrafts>,
): Promise<Page<JsonBytes<Draft>>> {
  const where = and(
    isReadableDraft(viewer),
    isNull(baskets.orderId),
    customerId ? eq(baskets.customerId, customerId) : undefined,
    kind ? eq(baskets.kind, kind) : undefined,
  );
  const place = placeOf(cursor);
  const behind = place && isBehind(baskets.changedAt, baskets.id, place);
  const [rows, total] = await Promise.all([
    selectDrafts(db, viewer, and(where, behind)).limit(limit + 1),
    db.$count(baskets, where),
  ]);
  const page = pageOf(rows, limit, total, ({ changedAt, id }) => [changedAt, id]);
  return { ...page, rows: page.rows.map(({ json }) => jsonBytes(json)) };
}

/** The open draft of a member of staff for a customer. */
export async function findOpenDraft(
  db: Queryable,
  customerId: string,
  userId: string,
): Promise<string | undefined> {
  const [open] = await db
    .select({ id: baskets.id })
    .from(baskets)
    .where(
      and(
        eq(baskets.customerId, customerId),
        eq(baskets.userId, userId),
        sql`${baskets.kind} = 'staff'`,
        isNull(baskets.orderId),
        isNull(baskets.offeredAt),
      ),
    )
    .limit(1);
  return open?.id;
}

/** Holds a customer in existence until the transaction ends; undefined where there is none. */
export async function holdCustomer(tx: Transaction, customerId: string) {
  const [customer] = await tx
    .select({ isActive: customers.isActive, companyName: customers.companyName })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('key share');
  return customer;
}

/** @returns its id; undefined where the member of staff already has an open draft for the customer */
export async function insertDraft(
  tx: Transaction,
  customerId: string,
  userId: string,
): Promise<string | undefined> {
  const [made] = await tx
    .insert(baskets)
    .values({ id: v7(), customerId, kind: 'staff', userId })
    .onConflictDoNothing()
    .returning({ id: baskets.id });
  return made?.id;
}

/** Locks a draft within reach until the transaction ends; undefined where there is none. */
export async function lockDraft(tx: Transaction, viewer: OwnViewer, id: string) {
  const [draft] = await tx
    .select({
      id: baskets.id,
      customerId: baskets.customerId,
      kind: kindNow,
      orderId: baskets.orderId,
    })
    .from(baskets)
    .where(and(eq(baskets.id, id), isReadableDraft(viewer)))
    .for('update');
  return draft;
}

export async function removeDraft(tx: Transaction, id: string): Promise<void> {
  await tx.delete(baskets).where(eq(baskets.id, id));
}

export const countSaved = (tx: Transaction, customerId: string): Promise<number> =>
  tx.$count(baskets, and(eq(baskets.customerId, customerId), sql`${baskets.kind} = 'saved'`));

/** Moves everything from one basket, which the transaction holds, into another, which is empty. */
export async function moveLines(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.update(basketItems).set({ basketId: to }).where(eq(basketItems.basketId, from));
  await tx.update(basketPacks).set({ basketId: to }).where(eq(basketPacks.basketId, from));
}

/** Saves what lies in a customer's own basket, which the transaction holds. @returns the saved basket */
export async function saveLines(tx: Transaction, { customerId, id: from }: Basket): Promise<Basket> {
  const id = v7();
  await tx.insert(baskets).values({ id, customerId, kind: 'saved' });
  await moveLines(tx, from, id);
  return { customerId, id, kind: 'saved' };
}
