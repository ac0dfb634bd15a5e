import type { packUnits } from '@toptan/contract/catalog/packs';
import type { Product } from '@toptan/contract/catalog/products';

/**
 * What a text asks the catalogue for, all folded. A reading asks first with what it wants when only the text is known, then with `Mention`s when
 * the words of names among its words are known.
 */
export type SliceQuery = {
  /** What may be an SKU or barcode of a product, variant or pack: its letters and digits alone, folded. */
  codes: string[];
  /** Numbers of models: the digits of SKUs. */
  models: string[];
  /** Words that may be words of names. Their neighbors count too: typing errors, endings. */
  words: string[];
  /** Words that are words of the tables, and of a name only if written exactly so. */
  exact: string[];
};

/** A name as a text writes it: of each of its words the words of names that it may stand for. */
export type Mention = string[][];

/** The most products of one mention: those with the fewest words in their names. */
export const mentionMax = 60;

export type SlicePack = {
  id: string;
  unit: (typeof packUnits)[number];
  /** True: the pack has several colors, and none is chosen. */
  mixed: boolean;
  /** The pieces of one pack. */
  pieces: number;
};

/** A product that this shop sees. */
export type SliceProduct = {
  id: string;
  sku: string;
  /** Its names in all languages, as they are written. */
  names: string[];
  /** The keys of its colors. */
  colors: string[];
  /** Its sizes in their order; empty where it has none. */
  sizes: string[];
  sells: Product['sells'];
  /** The packs that are sold. */
  packs: SlicePack[];
  /** Colors and sizes that are not sold at present, the size null where the product has none. */
  closed: { color: string; size: string | null }[];
  /** Colors and sizes of a product in packs that are sold singly: the rest of packs that stock no longer covers. */
  singly: { color: string | null; size: string | null }[];
  /** Whether two pieces are a pair: shoes, gloves, socks, earrings. */
  pairs: boolean;
  /** Whether this shop has ordered it. */
  bought: boolean;
};

/** What a code stands for; size and color are null where it is the code of a whole product or pack. */
type SliceCode = {
  /** The code as `SliceQuery.codes` has it. */
  code: string;
  productId: string;
  size: string | null;
  color: string | null;
  packId: string | null;
};

/** A name that a shop uses, or an answer that was given in this reading. */
export type SliceAlias = { id: string | null; folded: string; productId: string; color: string | null };

/** The part of the catalogue that one text needs. */
export type CatalogueSlice = {
  /** All that the other lists name, each once. */
  products: SliceProduct[];
  codes: SliceCode[];
  /** Every product whose SKU has these digits. */
  models: { model: string; productId: string }[];
  /** Words of names near `SliceQuery.words`, and `SliceQuery.exact` that are words of names. */
  vocabulary: string[];
  /** The wholesaler's colors, with their names in all languages. */
  colors: { key: string; names: string[] }[];
  aliases: SliceAlias[];
  /** For each mention, in its order, the ids of products whose names hold a word of each of its sets. */
  mentions: string[][];
};

/** The products of codes and model numbers that are like unknown ones. */
export type NearCodes = Pick<CatalogueSlice, 'models'> & { codes: Pick<SliceCode, 'code' | 'productId'>[] };

/** The catalogue of one shop, as a reading asks for it. */
export type CatalogueReader = {
  first(wanted: SliceQuery): Promise<Omit<CatalogueSlice, 'mentions'>>;
  /** The products of mentions, each with at most `mentionMax`, and what is known of them. */
  named(mentions: Mention[]): Promise<Pick<CatalogueSlice, 'mentions' | 'products'>>;
  /** Asked only where a text has codes that are none. */
  nearest(wanted: Pick<SliceQuery, 'codes' | 'models'>): Promise<NearCodes>;
};

/** A product that a code, model number, alias or name stands for, and what else it says. */
export type CodedProduct = {
  by: 'code' | 'barcode' | 'model' | 'alias' | 'name';
  product: SliceProduct;
  color: string | null;
  size: string | null;
  packId: string | null;
  aliasId: string | null;
};
