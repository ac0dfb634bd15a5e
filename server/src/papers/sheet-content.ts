import { lineTotal } from '@toptan/contract/amounts';
import type { Product } from '@toptan/contract/catalog/products';
import type { Language } from '@toptan/contract/languages';
import type { SheetKind } from '@toptan/contract/papers';
import { piecesOf } from '@toptan/contract/pieces';
import { readProducts } from '../catalog/products/queries.ts';
import type { Database } from '../db/client.ts';
import type { Viewer } from '../viewer.ts';
import { picturesOf, readColors, readLetterhead, readOneSizes } from './content.ts';
import type { Paper, SheetProduct } from './paper.ts';
import { isolated, paperWords } from './words.ts';

function sheetProduct(
  product: Product,
  language: Language,
  {
    nameOf,
    hexOf,
    pictures,
    oneSizes,
  }: Awaited<ReturnType<typeof readColors>> & {
    pictures: ReadonlyMap<string, Buffer | null>;
    oneSizes: ReadonlySet<string>;
  },
): SheetProduct {
  const words = paperWords[language];
  const { sizes, colors, stockPools, packs, price } = product;
  const [first, last] = [sizes[0], sizes.at(-1)];
  const nameOfSize = (size: string | null): string =>
    size === null || oneSizes.has(size) ? words.oneSize : size;
  const pooled = [...new Set(stockPools.map(({ color }) => color))].sort(
    (a, b) => colors.indexOf(a ?? '') - colors.indexOf(b ?? ''),
  );
  return {
    name: product.translations[language]?.name ?? product.name,
    sku: product.sku,
    picture: pictures.get(product.imageUrl ?? '') ?? null,
    price,
    colors: colors.map(key => ({ name: nameOf(key), hex: hexOf(key) })),
    sizes: first === last ? nameOfSize(first ?? null) : `${first}–${last}`,
    packs: packs.map(({ pieces, unit, mixed, lines }) => ({
      text: [
        words.packOf(pieces, unit),
        !mixed && lines.length > 1 && isolated(lines.map(({ ratio }) => ratio).join('-')),
      ]
        .filter(Boolean)
        .join(' · '),
      price: lineTotal(price, pieces),
    })),
    stock: pooled.map(color => {
      const pools = stockPools.filter(pool => pool.color === color);
      const bySize = pools
        .filter(({ size }) => size !== null)
        .sort((a, b) => sizes.indexOf(a.size ?? '') - sizes.indexOf(b.size ?? ''));
      return {
        color: color === null ? '' : nameOf(color),
        run: bySize.map(({ size, quantity }) => ({ size: nameOfSize(size), pieces: quantity })),
        pieces: piecesOf(pools),
      };
    }),
  };
}

/** Products as a line sheet or stock list, in the order of their ids. */
export async function sheetPaper(
  db: Database,
  viewer: Viewer,
  { kind, language, productIds }: { kind: SheetKind; language: Language; productIds: readonly string[] },
): Promise<Paper & { kind: SheetKind }> {
  const [{ letterhead }, colors, oneSizes, found] = await Promise.all([
    readLetterhead(db, language),
    readColors(db, language),
    readOneSizes(db),
    readProducts(db, viewer, productIds),
  ]);
  const products = found.map((json): Product => JSON.parse(json));
  const pictures = await picturesOf(
    db,
    products.map(({ imageUrl }) => imageUrl),
    // The width gives some 200 pixels to the inch.
    kind === 'grid' ? 480 : 360,
  );
  const place = new Map(productIds.map((id, at) => [id, at]));
  return {
    kind,
    language,
    letterhead,
    title: paperWords[language][kind === 'stock' ? 'stockList' : 'lineSheet'],
    createdAt: new Date().toISOString(),
    products: products
      .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
      .map(product => sheetProduct(product, language, { ...colors, pictures, oneSizes })),
  };
}
