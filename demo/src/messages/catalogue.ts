import { wordsOfName } from '@toptan/server/reading/goods/goods';
import type {
  CatalogueReader,
  CatalogueSlice,
  Mention,
  SliceProduct,
  SliceQuery,
} from '@toptan/server/reading/slice';
import { products } from '../catalogue/products.ts';
import { variants } from '../catalogue/variants.ts';
import { addedColors } from '../offering.ts';
import { piecesOf } from '../packing.ts';

const pairs = new Set(['SHOES']);

const sliceProducts: SliceProduct[] = products
  .filter(({ isActive }) => isActive)
  .map(product => ({
    id: product.sku,
    sku: product.sku,
    names: [product.name, product.translations.en.name, product.translations.ar.name],
    colors: [...product.colors],
    sizes: product.sizes,
    sells: product.sells,
    packs: product.packs.map((pack, index) => ({
      id: `${product.sku} ${index}`,
      unit: pack.unit,
      mixed: pack.mixed,
      pieces: piecesOf(pack),
    })),
    closed: [],
    singly: [],
    pairs: pairs.has(product.category),
    bought: false,
  }));

const bySku = new Map(sliceProducts.map(product => [product.sku, product]));
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');
const codes: CatalogueSlice['codes'] = [
  ...sliceProducts.map(({ sku }) => ({
    code: plain(sku),
    productId: sku,
    size: null,
    color: null,
    packId: null,
  })),
  ...variants().flatMap(({ product, sku, gtin, size, color }) => {
    const productId = products[product]?.sku ?? '';
    if (!bySku.has(productId)) return [];
    const cell = { productId, size, color, packId: null };
    return [
      { code: plain(sku), ...cell },
      { code: gtin, ...cell },
    ];
  }),
];
const words = new Map(
  sliceProducts.map(product => [product.id, new Set(product.names.flatMap(wordsOfName))]),
);
const vocabulary = [...new Set([...words.values()].flatMap(all => [...all]))];

/** As the database finds them: the same words, and those that begin alike or with the same two letters. */
function wordsNear({ words: near, exact }: SliceQuery): string[] {
  const same = new Set(exact);
  const begins = new Set(near.map(word => word.slice(0, 2)));
  return vocabulary.filter(word => same.has(word) || begins.has(word.slice(0, 2)));
}

/** The demo's catalogue, as a message asks for it, and what a shop calls its goods. */
const modelsOf = (models: readonly string[]) =>
  sliceProducts
    .map(({ id, sku }) => ({ model: sku.replace(/\D/g, ''), productId: id }))
    .filter(({ model }) => models.includes(model));

export const demoCatalogue = (aliases: CatalogueSlice['aliases']): CatalogueReader => ({
  first: async wanted => ({
    products: sliceProducts,
    codes: codes.filter(({ code }) => wanted.codes.includes(code)),
    models: modelsOf(wanted.models),
    vocabulary: wordsNear(wanted),
    colors: addedColors.map(({ key, nameEn, nameTr, nameAr }) => ({ key, names: [nameEn, nameTr, nameAr] })),
    aliases,
  }),
  named: async (mentions: Mention[]) => ({
    products: [],
    mentions: mentions.map(sets =>
      sliceProducts
        .filter(({ id }) => sets.every(set => set.some(word => words.get(id)?.has(word))))
        .map(({ id }) => id)
        .slice(0, 60),
    ),
  }),
  nearest: async wanted => ({
    codes: codes.filter(({ code }) => wanted.codes.includes(code)),
    models: modelsOf(wanted.models),
  }),
});
