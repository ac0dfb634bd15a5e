import type { listShowcase, listShowcaseFilters } from '@toptan/contract/catalog/showcase';
import type { AnswerOf, QueryOf } from '@toptan/contract/endpoint';
import { type StrangerProduct, strangerProductSchema } from '@toptan/contract/sharing';
import { and, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { type JsonText, jsonText, orNull, writeList, writeRow } from '../../db/json-rows.ts';
import { prepared } from '../../db/prepared.ts';
import { collectionProducts, collections, isOpenNow } from '../../db/schema-collections.ts';
import { isForSale, products } from '../../db/schema-goods.ts';
import { isOneOf } from '../../db/unseen-arrays.ts';
import { decodeCursor, pageOf } from '../../pagination.ts';
import type { Viewer } from '../../viewer.ts';
import { writeImageUrl } from '../images/image-url.ts';
import { packsOfProduct } from '../packs/queries.ts';
import { isOfKind, newSince } from '../products/kinds.ts';
import { picturesOfProduct, type ShownPicture } from '../products/queries.ts';
import { listColors } from '../sizing/queries.ts';

/** The statement for people without an account. It names no column of prices, costs or stock. */
const forStrangers = prepared('products_for_strangers', db =>
  db
    .select({
      id: products.id,
      json: jsonText(
        writeRow(strangerProductSchema, products, {
          imageUrl: orNull(writeImageUrl(products.imageHash)),
          pictures: writeList(sql<JsonText<ShownPicture>>`shown.pictures`),
          packs: writeList(packsOfProduct),
          isNew: {
            fragments: [
              sql`case when ${isOfKind(sql.placeholder('newSince')).new} then 'true' else 'false' end`,
            ],
          },
        }),
      ),
    })
    .from(products)
    .innerJoin(picturesOfProduct, sql`true`)
    .where(and(isOneOf(products.id, sql.placeholder('ids')), isForSale)),
);

/** Reads those of these products that are for sale, as people without an account see them, in the order of their ids. */
export async function readForStrangers(
  db: Queryable,
  { day }: Pick<Viewer, 'day'>,
  ids: readonly string[],
): Promise<StrangerProduct[]> {
  const rows = await forStrangers(db).execute({ ids, newSince: newSince({ day }) });
  const found = new Map(rows.map(({ id, json }) => [id, json]));
  return ids.flatMap(id => {
    const json = found.get(id);
    return json === undefined ? [] : [JSON.parse(json) as StrangerProduct];
  });
}

/** What the showcase has, and the day in Istanbul. */
type Showing = { showcase: 'collections' | 'all'; day: string };

/** Whether a collection is in the showcase at this moment. */
const isShowcased = and(eq(collections.isShowcased, true), isNotNull(collections.name), isOpenNow);

/** The place of a product in a collection of the showcase. */
const placeIn = (collectionId: string) => sql<number>`(
  select ${collectionProducts.position} from ${collectionProducts}
  where ${and(eq(collectionProducts.collectionId, collectionId), eq(collectionProducts.productId, products.id))})`;

/** The condition of products in the showcase, of one collection where it is given. */
function isShown({ showcase }: Showing, collectionId?: string): SQL | undefined {
  const within =
    showcase === 'all' && collectionId === undefined
      ? undefined
      : sql`${products.id} in (select ${collectionProducts.productId} from ${collectionProducts}
          join ${collections} on ${collections.id} = ${collectionProducts.collectionId}
          where ${and(isShowcased, collectionId === undefined ? undefined : eq(collections.id, collectionId))})`;
  return and(isForSale, within);
}

export async function listShowcasePage(
  db: Queryable,
  showing: Showing,
  { limit, cursor, gender, category, collection }: QueryOf<typeof listShowcase>,
): Promise<AnswerOf<typeof listShowcase>> {
  const place = collection === undefined ? sql<number>`0` : placeIn(collection);
  const before = decodeCursor(cursor, 2);
  const behind = before
    ? sql`(-${place}, ${products.id}) < (-(${before[0]})::int, ${before[1]}::uuid)`
    : undefined;
  const rows = await db
    .select({ id: products.id, place: sql<number>`${place}::int` })
    .from(products)
    .where(
      and(
        isShown(showing, collection),
        gender && eq(products.genderCategory, gender),
        category && eq(products.category, category),
        behind,
      ),
    )
    .orderBy(...(collection === undefined ? [] : [place]), desc(products.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, 0, row => [String(row.place), row.id]);
  const ids = page.rows.map(({ id }) => id);
  return { products: await readForStrangers(db, showing, ids), next: page.nextCursor };
}

/** A product of the showcase; undefined where it is not in it. */
export async function findInShowcase(
  db: Queryable,
  showing: Showing,
  id: string,
): Promise<StrangerProduct | undefined> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), isShown(showing)));
  if (!found) return undefined;
  const [product] = await readForStrangers(db, showing, [id]);
  return product;
}

/** The collections that have something in the showcase, and the colors. */
export async function readFilters(
  db: Queryable,
  showing: Showing,
): Promise<AnswerOf<typeof listShowcaseFilters>> {
  const goods = db
    .select({ id: collectionProducts.productId })
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(and(eq(collectionProducts.collectionId, collections.id), isShown(showing)));
  const [shown, named] = await Promise.all([
    db
      .select({
        id: collections.id,
        name: sql<string>`${collections.name}`,
        translations: collections.translations,
      })
      .from(collections)
      .where(and(isShowcased, exists(goods)))
      .orderBy(desc(collections.startsAt), desc(collections.id)),
    listColors(db, false),
  ]);
  return { collections: shown, colors: named };
}
