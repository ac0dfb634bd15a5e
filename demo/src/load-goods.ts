import { readFile } from 'node:fs/promises';
import { type Picture, readPicture } from '@toptan/server/catalog/images/picture';
import { lockImages, storeImage } from '@toptan/server/catalog/images/queries';
import { insertPicture } from '@toptan/server/catalog/pictures/queries';
import { insertProduct } from '@toptan/server/catalog/products/queries';
import { replacePools } from '@toptan/server/catalog/stock/commands';
import { poolsOf } from '@toptan/server/catalog/stock/queries';
import { variantsOf } from '@toptan/server/catalog/variants/queries';
import type { Transaction } from '@toptan/server/db/client';
import { manufacturers as manufacturerTable } from '@toptan/server/db/schema-goods';
import { v7 } from 'uuid';
import { products } from './catalogue/products.ts';
import { daysBefore } from './days.ts';
import { manufacturers } from './manufacturers.ts';
import { picturesFolder } from './pictures.ts';
import { progress } from './progress.ts';
import type { DemoLine, DemoPicture } from './types.ts';

/** Hour of the day at which goods and manufacturers are entered. */
const officeHour = 10;

/** Keys of what was stored, by the indexes of the demo data. */
export type LoadedGoods = {
  manufacturerIds: string[];
  productIds: string[];
  /** The pool that fits a line; null where stock has other pools. */
  poolIdOf(line: DemoLine): string | null;
  /** The variant of a product that a line names. */
  variantIdOf(line: DemoLine): string;
};

/** Reads the drawn pictures of each product through the same checks as an uploaded photograph. */
export function readPictures(print: (line: string) => void): Promise<Picture[][]> {
  const report = progress('Pictures', products.flatMap(({ pictures }) => pictures).length, print);
  let done = 0;
  const read = async ({ file }: DemoPicture) => {
    const picture = await readPicture(await readFile(new URL(file, picturesFolder)), { keepBareWebp: true });
    report(++done);
    return picture;
  };
  return Promise.all(products.map(({ pictures }) => Promise.all(pictures.map(read))));
}

async function loadManufacturers(tx: Transaction, today: Date): Promise<string[]> {
  const rows = manufacturers.map(({ joinedDaysAgo, ...manufacturer }) => {
    const createdAt = daysBefore(today, joinedDaysAgo, officeHour);
    return { ...manufacturer, id: v7({ msecs: createdAt.getTime() }), createdAt: createdAt.toISOString() };
  });
  await tx.insert(manufacturerTable).values(rows);
  return rows.map(({ id }) => id);
}

/** Stores manufacturers, pictures, products and their stock. */
export async function loadGoods(
  tx: Transaction,
  pictures: readonly (readonly Picture[])[],
  today: Date,
): Promise<LoadedGoods> {
  const manufacturerIds = await loadManufacturers(tx, today);
  const productIds: string[] = [];
  await lockImages(tx);
  for (const [index, product] of products.entries()) {
    const createdAt = daysBefore(today, product.listedDaysAgo, officeHour);
    const { pictures: drawn, stock, manufacturer, listedDaysAgo: _days, ...values } = product;
    const id = await insertProduct(tx, {
      ...values,
      id: v7({ msecs: createdAt.getTime() + index }),
      createdAt: createdAt.toISOString(),
      manufacturerId: manufacturerIds[manufacturer] ?? null,
    });
    for (const [position, picture] of pictures[index]?.entries() ?? []) {
      await storeImage(tx, picture);
      const { hash: imageHash } = picture;
      await insertPicture(tx, { productId: id, color: drawn[position]?.color ?? null, position, imageHash });
    }
    await replacePools(tx, id, stock);
    productIds.push(id);
  }
  const pools = await poolsOf(tx, productIds);
  const poolByCell = new Map(
    pools.map(({ id, productId, size, color }) => [[productId, size, color].join(), id]),
  );
  const variants = await variantsOf(tx, productIds);
  const variantByCell = new Map(
    variants.map(({ id, productId, size, color }) => [[productId, size, color].join(), id]),
  );
  return {
    manufacturerIds,
    productIds,
    poolIdOf({ product, size, color }) {
      const productId = productIds[product];
      return (
        poolByCell.get([productId, size, color].join()) ??
        poolByCell.get([productId, null, null].join()) ??
        null
      );
    },
    variantIdOf({ product, size, color }) {
      const variantId = variantByCell.get([productIds[product], size, color].join());
      if (!variantId) throw new Error(`Product ${product} has no size ${size} in ${color}`);
      return variantId;
    },
  };
}
