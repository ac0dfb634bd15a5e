import { amountsOf, eachAmount, priced } from '@toptan/contract/amounts';
import type { Product } from '@toptan/contract/catalog/products';
import type { Color } from '@toptan/contract/catalog/sizing';
import type { Language } from '@toptan/contract/languages';
import { openStatuses } from '@toptan/contract/order-statuses';
import type { Order, OrderItem } from '@toptan/contract/orders';
import type { SheetKind } from '@toptan/contract/papers';
import { piecesOf } from '@toptan/contract/pieces';
import { isStockKnown } from '@toptan/contract/portal';
import { promiseOf } from '@toptan/contract/promise';
import { loadSharp } from '../catalog/images/picture.ts';
import { readVariant } from '../catalog/images/queries.ts';
import { readProducts } from '../catalog/products/queries.ts';
import { listColors, listSizeSets } from '../catalog/sizing/queries.ts';
import { readSettings } from '../current-settings.ts';
import type { Database } from '../db/client.ts';
import { findOrder } from '../orders/queries.ts';
import { orNotFound } from '../refusal.ts';
import { type OwnViewer, stockViewOf, type Viewer } from '../viewer.ts';
import { promiseText, tradeWords } from '../words.ts';
import type { Letterhead, OrderRow, Paper, SheetProduct } from './paper.ts';
import { isolated, paperWords } from './words.ts';

/**
 * A stored picture as JPEG, which a PDF can hold; null where there is none. A picture that cannot be read leaves its place empty.
 */
async function jpegOf(db: Database, hash: string | null, width: 360 | 480): Promise<Buffer | null> {
  const stored = hash && (await readVariant(db, hash, width));
  if (!stored) return null;
  const sharp = await loadSharp();
  const jpeg = sharp(stored).flatten({ background: '#ffffff' }).jpeg({ quality: 80 });
  return jpeg.toBuffer().catch(() => null);
}

/** The hash in `/images/<hash>/<width>.webp`. */
const hashOf = (imageUrl: string | null): string | null => imageUrl?.split('/')[2] ?? null;

/**
 * Pictures by their address, each read once, one after the other: a paper has up to a thousand, and other calls need the database
 * and the threads as well.
 */
async function picturesOf(db: Database, urls: readonly (string | null)[], width: 360 | 480) {
  const read = new Map<string, Buffer | null>();
  for (const url of urls)
    if (url !== null && !read.has(url)) read.set(url, await jpegOf(db, hashOf(url), width));
  return read;
}

async function readLetterhead(db: Database) {
  const { ibans, ...company } = await readSettings(db);
  const { name, legalName, address, taxOffice, taxNumber, phones, email } = company;
  const logo = company.logoHash && (await readVariant(db, company.logoHash, 360));
  const letterhead: Letterhead = {
    name: name ?? 'Toptan',
    lines: [
      legalName,
      ...(address?.split('\n') ?? []),
      [taxOffice, taxNumber].filter(Boolean).join(' '),
      [...phones, email].filter(Boolean).join(' · '),
    ].filter((each): each is string => Boolean(each)),
    logo: logo ? await (await loadSharp())(logo).png().toBuffer() : null,
  };
  return { letterhead, ibans };
}

const colorNames = { en: 'nameEn', tr: 'nameTr', ar: 'nameAr' } as const;

async function readColors(db: Database, language: Language) {
  const byKey = new Map((await listColors(db, false)).map((color): [string, Color] => [color.key, color]));
  return {
    nameOf: (key: string) => byKey.get(key)?.[colorNames[language]] ?? key,
    hexOf: (key: string) => byKey.get(key)?.hex ?? null,
  };
}

/** The labels of size sets with a single size, such as 'STD', which tell the reader of a paper nothing. */
async function readOneSizes(db: Database): Promise<ReadonlySet<string>> {
  const sets = await listSizeSets(db, false);
  return new Set(
    sets.filter(({ kind }) => kind === 'one').flatMap(({ sizes }) => sizes.map(({ label }) => label)),
  );
}

/** The key of a row: it joins the lines of a pack, or single pieces of a product in one color at one price. */
const rowKey = ({ orderPackId, productId, selectedColor, unitPrice }: OrderItem): string =>
  orderPackId ?? JSON.stringify([productId, selectedColor, unitPrice]);

function grouped(items: readonly OrderItem[]): OrderItem[][] {
  const rows = new Map<string, OrderItem[]>();
  for (const item of items) {
    const row = rows.get(rowKey(item));
    if (row) row.push(item);
    else rows.set(rowKey(item), [item]);
  }
  return [...rows.values()];
}

function orderRow(
  items: readonly OrderItem[],
  { packs }: Order,
  language: Language,
  {
    nameOf,
    pictures,
    oneSizes,
  }: {
    nameOf: (key: string) => string;
    pictures: ReadonlyMap<string, Buffer | null>;
    oneSizes: ReadonlySet<string>;
  },
): OrderRow[] {
  const [item] = items;
  if (!item) return [];
  const pack = packs.find(({ id }) => id === item.orderPackId);
  const words = paperWords[language];
  const keys = [...new Set(items.map(({ selectedColor }) => selectedColor))];
  const isMixed = keys.length > 1;
  const sizes = [...new Set(items.map(({ selectedSize }) => selectedSize))];
  const piecesIn = (color: string | null, ofSize: (item: OrderItem) => boolean): number =>
    piecesOf(items.filter(each => each.selectedColor === color && ofSize(each))) / (pack?.packs ?? 1);
  const nameIn = (color: string | null): string => (color === null ? '' : nameOf(color));
  const hasSizes = sizes.some(size => size !== null && !oneSizes.has(size));
  // Colors of a mixed pack stand below each other with the same sizes; without sizes they are the cells.
  const runs = hasSizes
    ? keys.map(color => ({
        color: isMixed ? nameIn(color) : '',
        run: sizes.map(size => ({
          size: size ?? '',
          pieces: piecesIn(color, ({ selectedSize }) => selectedSize === size),
        })),
      }))
    : isMixed
      ? [
          {
            color: '',
            run: keys.map(color => ({ size: nameIn(color), pieces: piecesIn(color, () => true) })),
          },
        ]
      : [];
  return [
    {
      name: item.translations[language]?.name ?? item.productName,
      sku: item.sku,
      picture: pictures.get(item.product.imageUrl ?? '') ?? null,
      color: isMixed ? words.mixed : nameIn(keys[0] ?? null),
      runs,
      packs: pack ? words.packs(pack.packs, pack.unit) : null,
      pieces: piecesOf(items),
      unitPrice: item.unitPrice,
      totalPrice: amountsOf(items).subtotal,
    },
  ];
}

/**
 * An order as a paper.
 * @throws Refusal 404 when it is not within reach
 */
export async function orderPaper(
  db: Database,
  viewer: OwnViewer,
  { id, language, title }: { id: string; language: Language; title: 'order' | 'proforma' },
): Promise<Paper & { kind: 'order' }> {
  const order = orNotFound(await findOrder(db, viewer, id));
  const { customer, orderItems } = order;
  const [{ letterhead, ibans }, { nameOf }, oneSizes, pictures] = await Promise.all([
    readLetterhead(db),
    readColors(db, language),
    readOneSizes(db),
    picturesOf(
      db,
      orderItems.map(({ product }) => product.imageUrl),
      360,
    ),
  ]);
  // The paper tells a shop no more of the stock than the screen.
  const isTold = orderItems.every(({ fromStock }) => isStockKnown(fromStock, stockViewOf(viewer)));
  const sum = (of: (item: OrderItem) => number) => orderItems.reduce((all, item) => all + of(item), 0);
  return {
    kind: 'order',
    language,
    letterhead,
    title: paperWords[language][title],
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    version: order.changedAt === null ? null : { number: order.version, changedAt: order.changedAt },
    status: tradeWords[language].orderStatus[order.status],
    customer: {
      company: customer.companyName || customer.customerShortName,
      lines: [...(customer.address?.split('\n') ?? []), customer.phone, customer.email].filter(
        (each): each is string => Boolean(each),
      ),
    },
    rows: grouped(orderItems).flatMap(items =>
      orderRow(items, order, language, { nameOf, pictures, oneSizes }),
    ),
    pieces: sum(({ quantity }) => quantity),
    split:
      order.status === 'cancelled' || !isTold
        ? null
        : { fromStock: sum(item => item.fromStock), toProduce: sum(item => item.toProduce) },
    promise: openStatuses.includes(order.status) ? promiseText(promiseOf(orderItems), language) : null,
    ...eachAmount(key => order[key]),
    placedBy: order.placedBy?.name ?? null,
    preparedBy: order.preparedBy?.name ?? null,
    notes: order.notes,
    ibans: title === 'proforma' ? ibans : [],
  };
}

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
      price: priced({ unitPrice: price, quantity: pieces }).totalPrice,
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
    readLetterhead(db),
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
