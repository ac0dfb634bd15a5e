/** Why a line is asked. */
export const reasons = [
  'which_product',
  'unknown_product',
  'no_quantity',
  'no_color',
  'no_size',
  'no_such_color',
  'no_such_size',
  'unit',
  'split',
  'no_pack',
  'which_pack',
  'packs_only',
  'negative',
  'changed',
  'condition',
  'question',
  'like_last',
  'repeated',
  'total',
  'too_many',
  'closed',
  'unclear',
  'unread',
] as const;
export type Reason = (typeof reasons)[number];

/** What a part of a line was read as. */
export const saidRoles = ['product', 'color', 'size', 'quantity', 'unit', 'other', 'unknown'] as const;

/** A part of a line, in UTF-16 units of its `text`. */
export type Said = { from: number; to: number; role: (typeof saidRoles)[number]; doubt: boolean };

/** What is added at a press: pieces of a size and color, or packs. */
export type OutcomeRow = {
  productId: string;
  color: string | null;
  size: string | null;
  packId: string | null;
  /** Pieces; packs where `packId` is set. */
  quantity: number;
};

/** What a button differs in. */
export const wayKinds = [
  'product',
  'color',
  'sizes',
  'pack',
  'quantity',
  'once',
  'both',
  'each',
  'total',
  'take',
] as const;

export type Way = { kind: (typeof wayKinds)[number]; productId: string; rows: OutcomeRow[] };

/** A part of a message: an order line, a question, a line of context, or talk. A line of the text may have several. */
export type Outcome = {
  /** The line of the text, from 1. */
  line: number;
  /** The whole line as it is quoted: without invisible characters and the prefix of a forwarded message. */
  text: string;
  /** The part of `text` that this is about. */
  span: [number, number];
  kind: 'sure' | 'asked' | 'ignored' | 'context';
  by: 'code' | 'barcode' | 'model' | 'alias' | 'name' | null;
  reason: Reason | null;
  /** The word that the question is about. */
  word: string | null;
  /** The line that the question is about as well: the one that is changed, or repeated. */
  other: number | null;
  said: Said[];
  productId: string | null;
  /** Sure: what is added. */
  rows: OutcomeRow[];
  ways: Way[];
  /** Products that may be meant, the best first. */
  candidates: string[];
  /** The words that stand for the product, as they were written; an unknown code too. */
  called: string | null;
  /** Whether this shop may be taught that `called` is the product that a person picks. */
  learn: boolean;
  /** The alias that named the product. */
  aliasId: string | null;
};
