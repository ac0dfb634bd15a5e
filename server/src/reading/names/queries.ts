import type { CustomerName } from '@toptan/contract/reading';
import { and, asc, count, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { imageUrl } from '../../catalog/images/image-url.ts';
import { articleColumns, visible } from '../../catalog/product.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { products } from '../../db/schema-goods.ts';
import { customerNames } from '../../db/schema-names.ts';
import { customers, users } from '../../db/schema-people.ts';
import { settings } from '../../db/schema-settings.ts';
import { staffName } from '../../orders/staff-name.ts';
import { inScope, type OwnViewer, type ViewerForm } from '../../viewer.ts';

const teacher = ({ kind }: ViewerForm): SQL<string | null> =>
  kind === 'staff'
    ? sql`${users.username}`
    : sql`case when ${users.role} = 'admin' then ${staffName} else ${users.username} end`;

/** Reads names of a customer whose goods the viewer sees, by their words. @param ids all of them where it is left out */
export async function listNames(
  db: Queryable,
  viewer: OwnViewer,
  customerId: string,
  ids?: readonly string[],
): Promise<CustomerName[]> {
  const { id, sku, name, translations, imageHash } = articleColumns;
  const rows = await db
    .select({
      id: customerNames.id,
      text: customerNames.text,
      product: { id, sku, name, translations, imageHash },
      color: customerNames.color,
      createdAt: customerNames.createdAt,
      createdBy: teacher(viewer),
      used: customerNames.used,
      usedAt: customerNames.usedAt,
    })
    .from(customerNames)
    .innerJoin(products, eq(products.id, customerNames.productId))
    .leftJoin(users, eq(users.id, customerNames.createdBy))
    .leftJoin(settings, sql`true`)
    .where(
      and(
        eq(customerNames.customerId, customerId),
        ids && inArray(customerNames.id, [...ids]),
        visible(viewer),
      ),
    )
    .orderBy(asc(customerNames.folded), asc(customerNames.id));
  return rows.map(({ product: { imageHash, ...product }, ...row }) => ({
    ...row,
    product: { ...product, imageUrl: imageUrl(imageHash) },
  }));
}

/** Locks the row of a customer, which whoever gives it names takes first; the company's name. */
export async function lockNamesOf(tx: Transaction, customerId: string): Promise<string | undefined> {
  const [customer] = await tx
    .select({ companyName: customers.companyName })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  return customer?.companyName;
}

/** The colors of a product that a shop sees; undefined where it sees no such product. */
export async function findColors(
  tx: Transaction,
  shop: ViewerForm,
  id: string,
): Promise<string[] | undefined> {
  const [product] = await tx
    .select({ colors: products.colors })
    .from(products)
    .where(and(eq(products.id, id), visible(shop)));
  return product?.colors;
}

/** Whether a text is the SKU, or the digits of the SKU, or a whole name of another product that the shop sees. */
export async function namesOther(
  tx: Transaction,
  shop: ViewerForm,
  { text, productId }: { text: string; productId: string },
): Promise<boolean> {
  const whole = (name: SQL) => sql`fold(${name}) = fold(${text})`;
  const isNamed = and(
    // The words find an index.
    sql`${products.nameWords} @> name_words(${text}, '{}')`,
    or(
      ...[
        sql`${products.name}`,
        ...['en', 'tr', 'ar'].map(
          language => sql`${products.translations} #>> ${`{${language},name}`}::text[]`,
        ),
      ].map(whole),
    ),
    ne(products.id, productId),
  );
  const isModel = sql`code_digits(${products.sku}) = fold(${text})`;
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(or(isModel, isNamed), visible(shop)))
    .limit(1);
  return rows.length > 0;
}

type NewName = Pick<
  typeof customerNames.$inferInsert,
  'customerId' | 'text' | 'productId' | 'color' | 'createdBy'
>;

/** Adds a name, or counts the use of one that is known. @returns its id, and whether it is new */
export async function addOrUse(tx: Transaction, name: NewName): Promise<{ id: string; used: number }[]> {
  return tx
    .insert(customerNames)
    .values(name)
    .onConflictDoUpdate({
      target: [customerNames.customerId, customerNames.folded, customerNames.productId],
      set: { used: sql`${customerNames.used} + 1`, usedAt: sql`now()` },
    })
    .returning({ id: customerNames.id, used: customerNames.used });
}

export async function countNames(tx: Transaction, customerId: string): Promise<number> {
  const [counted] = await tx
    .select({ names: count() })
    .from(customerNames)
    .where(eq(customerNames.customerId, customerId));
  return counted?.names ?? 0;
}

/** Removes a name of a customer within reach; undefined where there is none. */
export async function removeName(tx: Transaction, viewer: OwnViewer, id: string) {
  const [removed] = await tx
    .delete(customerNames)
    .where(and(eq(customerNames.id, id), inScope(viewer, customerNames.customerId)))
    .returning({ customerId: customerNames.customerId, text: customerNames.text });
  return removed;
}
