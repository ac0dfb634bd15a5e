import { type CellKey, isWholeProduct, sameCell } from '@toptan/contract/catalog/cells';
import type { Product } from '@toptan/contract/catalog/products';
import type { ExportKind, FieldOf } from '@toptan/contract/file-fields';
import { type Language, nameFields } from '@toptan/contract/languages';
import { managedPacksOf } from '../catalog/packs/queries.ts';
import { colorNames, listSizeSets } from '../catalog/sizing/queries.ts';
import { presentVariantsOf } from '../catalog/variants/queries.ts';
import type { Database } from '../db/client.ts';
import { manufacturerNames } from '../manufacturers/queries.ts';
import { values, wordFor } from '../spreadsheet/words.ts';
import { day, dayAt, lira, moment, type Written } from '../spreadsheet/written.ts';
import { packText } from './pack-text.ts';

/** A row of a table, by its columns. */
export type Row<Kind extends ExportKind> = Record<FieldOf<Kind>, Written>;

/** The sizes of products in their colors, as they are offered, with the stock of each; a product with neither is one row. */
async function cellsOf(db: Database, products: readonly Product[]) {
  const variants = await presentVariantsOf(
    db,
    products.map(({ id }) => id),
  );
  return products.map(product => {
    const place = ({ size, color }: CellKey) =>
      product.sizes.indexOf(size ?? '') + product.colors.indexOf(color ?? '') * (product.sizes.length + 1);
    const offered = variants.filter(({ productId, offered }) => productId === product.id && offered);
    const cells = offered
      .toSorted((a, b) => place(a) - place(b))
      .map(variant => ({
        ...variant,
        stock: product.stockPools.find(pool => sameCell(pool, variant))?.quantity ?? null,
      }));
    const whole = product.stockPools.find(isWholeProduct);
    return { product, cells, whole: whole?.quantity ?? null };
  });
}

const dayOrMoment = (at: string | null, isEnd = false): Written => day(at && dayAt(at, isEnd)) ?? moment(at);

/** Writes products, a row for each size in each color. */
export async function productRows(db: Database, language: Language) {
  const [colorName, sets, makers] = await Promise.all([
    colorNames(db, language),
    listSizeSets(db, false),
    manufacturerNames(db),
  ]);
  return async (products: Product[]): Promise<Row<'products'>[]> => {
    const packs = await managedPacksOf(
      db,
      products.map(({ id }) => id),
    );
    const goods = await cellsOf(db, products);
    return goods.flatMap(({ product, cells, whole }) => {
      const set = sets.find(({ id }) => id === product.sizeSetId);
      const own = packs.filter(pack => pack.productId === product.id && pack.replacedById === null);
      const { en = {}, tr = {}, ar = {} } = product.translations;
      return cells.map(({ size, color, sku, codes, isActive, stock }) => ({
        sku: product.sku,
        name: product.name,
        color: color && colorName(color),
        size,
        stock: cells.length === 1 ? (stock ?? whole) : stock,
        price: lira(product.price),
        costPrice: lira(product.costPrice),
        category: wordFor(values.category, product.category, language),
        gender: wordFor(values.gender, product.genderCategory, language),
        codes: codes.join(', ') || null,
        variantSku: sku,
        variantActive: wordFor(values.isActive, `${isActive}`, language),
        sells: wordFor(values.sells, product.sells, language),
        supply: wordFor(values.supply, product.supply, language),
        packs: packText(own, language, colorName),
        sizeSet: set ? set[nameFields[language]] : null,
        productStock: cells.length === 1 ? null : whole,
        // The stock that the file was made from: pieces that are sold before it comes back stay sold.
        exportedStock: stock ?? whole,
        description: product.description,
        nameEn: en.name ?? null,
        descriptionEn: en.description ?? null,
        nameTr: tr.name ?? null,
        descriptionTr: tr.description ?? null,
        nameAr: ar.name ?? null,
        descriptionAr: ar.description ?? null,
        isActive: wordFor(values.isActive, `${product.isActive}`, language),
        publishedAt: dayOrMoment(product.publishedAt),
        sellsFrom: dayOrMoment(product.sellsFrom),
        sellsUntil: dayOrMoment(product.sellsUntil, true),
        manufacturer: makers.find(({ id }) => id === product.manufacturerId)?.code ?? null,
        id: product.id,
      }));
    });
  };
}

/** Writes stock: pieces of each size in each color, or of a product as a whole, then without both. */
export async function stockRows(db: Database, language: Language) {
  const colorName = await colorNames(db, language);
  return async (products: Product[]): Promise<Row<'stock'>[]> =>
    (await cellsOf(db, products)).flatMap(({ product, cells, whole }) => {
      const ofProduct = { sku: product.sku, name: product.name, id: product.id };
      if (whole !== null && cells.length > 1)
        return [{ ...ofProduct, color: null, size: null, codes: null, variantSku: null, stock: whole }];
      return cells.map(({ size, color, sku, codes, stock }) => ({
        ...ofProduct,
        color: color && colorName(color),
        size,
        codes: codes.join(', ') || null,
        variantSku: sku,
        stock: stock ?? whole,
      }));
    });
}
