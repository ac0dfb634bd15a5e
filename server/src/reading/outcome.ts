import type { foundBy, lineKinds, lineReasons, saidRoles, wayKinds } from '@toptan/contract/reading';

/** The reason for which a line is asked, or is no order. */
export type Reason = (typeof lineReasons)[number];

/** A part of a line, in UTF-16 units of its `text`. */
export type Said = { from: number; to: number; role: (typeof saidRoles)[number]; doubt: boolean };

/** A cell of a table, in UTF-16 units of its line, and what its column was read as. */
export type Cell = Omit<Said, 'doubt'>;

/** What is added at a press: pieces of a size and color, or packs. */
export type OutcomeRow = {
  productId: string;
  color: string | null;
  size: string | null;
  packId: string | null;
  /** Pieces; packs where `packId` is set. */
  quantity: number;
};

/** A finished reading, as a button; that of the last order is made of the order. */
export type Way = { kind: Exclude<(typeof wayKinds)[number], 'last'>; productId: string; rows: OutcomeRow[] };

/** A part of a message: an order line, a question, a line of context, or talk. A line of the text may have several. */
export type Outcome = {
  /** The line of the text, from 1. */
  line: number;
  /** The whole line as it is quoted: without invisible characters and the prefix of a forwarded message. */
  text: string;
  /** The part of `text` that this is about. */
  span: [number, number];
  kind: (typeof lineKinds)[number];
  by: (typeof foundBy)[number] | null;
  reason: Reason | null;
  /** The word that the question is about. */
  word: string | null;
  /** The line that the question is about as well: the one that is changed, or repeated. */
  other: number | null;
  said: Said[];
  /** The cells, where the line is of a table. */
  cells: Cell[] | null;
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
