import { readFile } from 'node:fs/promises';
import { type Picture, readPicture } from '@toptan/server/catalog/images/picture';
import { lockImages, storeImage } from '@toptan/server/catalog/images/queries';
import { insertPack } from '@toptan/server/catalog/packs/queries';
import { insertPicture } from '@toptan/server/catalog/pictures/queries';
import { insertProduct } from '@toptan/server/catalog/products/queries';
import { insertColor, listSizeSets } from '@toptan/server/catalog/sizing/queries';
import { replacePools } from '@toptan/server/catalog/stock/commands';
import { poolsOf } from '@toptan/server/catalog/stock/queries';
import { variantsOf } from '@toptan/server/catalog/variants/queries';
import type { Transaction } from '@toptan/server/db/client';
import { manufacturers as manufacturerTable } from '@toptan/server/db/schema-goods';
import { codes } from '@toptan/server/db/schema-packs';
import { sizeSetSizes, sizeSets as sizeSetTable } from '@toptan/server/db/schema-sizing';
import { insertTerm } from '@toptan/server/terms/queries';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { products } from './catalogue/products.ts';
import { variants } from './catalogue/variants.ts';
import { daysBefore } from './days.ts';
import { manufacturers } from './manufacturers.ts';
import { addedColors, type DemoSizeSet, type DemoSizeSetName, sizeSets } from './offering.ts';
import { picturesFolder } from './pictures.ts';
import { progress } from './progress.ts';
import { quantityRules } from './terms.ts';
import type { DemoLine, DemoPacks, DemoPicture } from './types.ts';

/** Hour of the day at which goods and manufacturers are entered. */
const officeHour = 10;

/** Keys of the stored rows, by the indexes of the demo data. */
export type LoadedGoods = {
  manufacturerIds: string[];
  productIds: string[];
  /** The pool that fits a line; null where stock has other pools. */
  poolIdOf(line: DemoLine): string | null;
  /** The variant of a product that a line names. */
  variantIdOf(line: DemoLine): string;
  packIdOf(packs: DemoPacks): string;
};

/**
 * Reads the drawn pictures of each product through the same checks as an uploaded photograph.
 * @param most the pictures that are read; products share them where they are fewer than the drawn ones
 */
export async function readPictures(print: (line: string) => void, most: number): Promise<Picture[][]> {
  const files = products.flatMap(({ pictures }) => pictures).slice(0, most);
  const report = progress('Pictures', files.length, print);
  let done = 0;
  const read = async ({ file }: DemoPicture) => {
    const picture = await readPicture(await readFile(new URL(file, picturesFolder)), { keepBareWebp: true });
    report(++done);
    return picture;
  };
  const made = await Promise.all(files.map(read));
  let next = 0;
  return products.map(({ pictures }) => pictures.flatMap(() => made[next++ % made.length] ?? []));
}

async function loadManufacturers(tx: Transaction, today: Date): Promise<string[]> {
  const rows = manufacturers.map(({ joinedDaysAgo, ...manufacturer }) => {
    const createdAt = daysBefore(today, joinedDaysAgo, officeHour);
    return { ...manufacturer, id: v7({ msecs: createdAt.getTime() }), createdAt: createdAt.toISOString() };
  });
  await tx.insert(manufacturerTable).values(rows);
  return rows.map(({ id }) => id);
}

/** Adds the demo's colors and size sets to those that are there. @returns the keys of all sets */
async function loadSizing(tx: Transaction): Promise<Map<DemoSizeSetName, string>> {
  for (const color of addedColors) await insertColor(tx, color);
  const stored = await listSizeSets(tx, false);
  const ids = new Map<DemoSizeSetName, string>();
  for (const [name, set] of Object.entries(sizeSets) as [DemoSizeSetName, DemoSizeSet][]) {
    const { id = v7(), sizes, added } = set;
    ids.set(name, id);
    if (added) {
      await tx.insert(sizeSetTable).values({ ...added, id });
      await tx
        .insert(sizeSetSizes)
        .values(sizes.map((label, position) => ({ sizeSetId: id, label, position })));
      continue;
    }
    const labels = stored.find(each => each.id === id)?.sizes.map(({ label }) => label);
    if (labels?.join() !== sizes.join()) throw new Error(`The size set ${name} has other sizes`);
  }
  return ids;
}

type VariantOf = (line: Pick<DemoLine, 'product' | 'size' | 'color'>) => string;

/** Gives every size in every color a SKU and a barcode. */
async function loadCodes(tx: Transaction, variantIdOf: VariantOf): Promise<void> {
  const cells = variants().map(({ sku, gtin, ...cell }) => ({ id: variantIdOf(cell), sku, gtin }));
  const ids = sql.param(cells.map(({ id }) => id));
  const skus = sql.param(cells.map(({ sku }) => sku));
  await tx.execute(sql`update variants set sku = given.sku
    from unnest(${ids}::uuid[], ${skus}::text[]) as given (id, sku) where variants.id = given.id`);
  await tx.insert(codes).values(cells.map(({ id, gtin }) => ({ gtin, variantId: id })));
}

/** Stores the packs of all products. @returns their keys by product */
async function loadPacks(
  tx: Transaction,
  productIds: readonly string[],
  variantIdOf: VariantOf,
): Promise<string[][]> {
  const ids: string[][] = [];
  for (const [index, { packs }] of products.entries()) {
    const ofProduct: string[] = [];
    for (const [position, pack] of packs.entries()) {
      const { unit, mixed } = pack;
      const lines = pack.lines.map(({ size, color, ratio }) =>
        mixed ? { variantId: variantIdOf({ product: index, size, color }), ratio } : { size, ratio },
      );
      const values = { productId: productIds[index] ?? '', position, unit, mixed };
      ofProduct.push(await insertPack(tx, values, lines));
    }
    ids.push(ofProduct);
  }
  return ids;
}

/** Stores manufacturers, pictures, and products with their stock, packs, codes and rules. */
export async function loadGoods(
  tx: Transaction,
  pictures: readonly (readonly Picture[])[],
  today: Date,
): Promise<LoadedGoods> {
  const manufacturerIds = await loadManufacturers(tx, today);
  const sizeSetIds = await loadSizing(tx);
  const productIds: string[] = [];
  await lockImages(tx);
  for (const [index, product] of products.entries()) {
    const createdAt = daysBefore(today, product.listedDaysAgo, officeHour);
    const { pictures: drawn, stock, manufacturer, sizeSet, packs: _, listedDaysAgo: __, ...values } = product;
    const id = await insertProduct(tx, {
      ...values,
      id: v7({ msecs: createdAt.getTime() + index }),
      createdAt: createdAt.toISOString(),
      publishedAt: createdAt.toISOString(),
      sizeSetId: sizeSet && (sizeSetIds.get(sizeSet) ?? null),
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
  const stored = await variantsOf(tx, productIds);
  const variantByCell = new Map(
    stored.map(({ id, productId, size, color }) => [[productId, size, color].join(), id]),
  );
  const variantIdOf: VariantOf = ({ product, size, color }) => {
    const variantId = variantByCell.get([productIds[product], size, color].join());
    if (!variantId) throw new Error(`Product ${product} has no size ${size} in ${color}`);
    return variantId;
  };
  await loadCodes(tx, variantIdOf);
  const packIds = await loadPacks(tx, productIds, variantIdOf);
  for (const { product, ...rule } of quantityRules)
    await insertTerm(tx, 'quantity', { ...rule, id: v7(), productId: productIds[product] ?? null });
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
    variantIdOf,
    packIdOf: ({ product, pack }) => packIds[product]?.[pack] ?? '',
  };
}
