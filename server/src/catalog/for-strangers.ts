import { type StrangerProduct, strangerProductSchema } from '@toptan/contract/sharing';
import { and, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { type JsonText, jsonText, orNull, writeList, writeRow } from '../db/json-rows.ts';
import { prepared } from '../db/prepared.ts';
import { isForSale, products } from '../db/schema-goods.ts';
import { isOneOf } from '../db/unseen-arrays.ts';
import type { Viewer } from '../viewer.ts';
import { writeImageUrl } from './images/image-url.ts';
import { packsOfProduct } from './packs/queries.ts';
import { isOfKind, newSince } from './products/kinds.ts';
import { picturesOfProduct, type ShownPicture } from './products/queries.ts';

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
