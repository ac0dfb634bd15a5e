import type { Amounts } from '@toptan/contract/amounts';
import type { Language } from '@toptan/contract/languages';

/** The head and the foot of a paper: the company that issues it. */
export type Letterhead = {
  name: string;
  /** The name in law, address, tax office and number, telephone and email; settings that are missing are left out. */
  lines: readonly string[];
  /** A JPEG or PNG. */
  logo: Uint8Array | null;
};

/** A size with its pieces. */
export type RunCell = { size: string; pieces: number };

/** A row of an order: a product in one color, or packs. */
export type OrderRow = {
  name: string;
  sku: string | null;
  picture: Uint8Array | null;
  /** The color in the reader's language; empty where there is none. */
  color: string;
  /**
   * The sizes of each color; empty without sizes. For packs: the sizes of one pack, and of each color where a pack mixes colors.
   */
  runs: readonly { color: string; run: readonly RunCell[] }[];
  /** The number of packs, '5 packs'; null for single pieces. */
  packs: string | null;
  pieces: number;
  /** Lira. */
  unitPrice: string;
  totalPrice: string;
};

export type OrderPaper = Amounts & {
  kind: 'order';
  title: string;
  orderNumber: string;
  /** ISO time. */
  createdAt: string;
  /** The version of the lines and the ISO time of its change; null for an order as it was placed. */
  version: { number: number; changedAt: string } | null;
  status: string;
  customer: { company: string; lines: readonly string[] };
  rows: readonly OrderRow[];
  pieces: number;
  /** Pieces from stock, and those that are made; null for a cancelled order. */
  split: { fromStock: number; toProduce: number } | null;
  /** The name of the one who placed the order for the shop; null where the shop placed it itself. */
  placedBy: string | null;
  /** The name of the one who prepared the order that the shop has placed; null where nobody did. */
  preparedBy: string | null;
  /** When it is estimated to ship, in words; null where no day is known, or it has shipped. */
  promise: string | null;
  notes: string | null;
  ibans: readonly { bank: string | null; iban: string }[];
};

/** A product in a line sheet or stock list. */
export type SheetProduct = {
  name: string;
  sku: string | null;
  picture: Uint8Array | null;
  /** Lira. */
  price: string;
  colors: readonly { name: string; hex: string | null }[];
  /** The range of sizes, '26–36' or 'One size'. */
  sizes: string;
  /** The packs of the product, with their price. */
  packs: readonly { text: string; price: string }[];
  /** Pieces in stock of each color by size. `pieces` is the sum of all sizes; null where a run goes on. */
  stock: readonly { color: string; run: readonly RunCell[]; pieces: number | null }[];
};

export type SheetPaper = {
  kind: 'grid' | 'list' | 'stock';
  title: string;
  /** The ISO time of the prices and the stock. */
  createdAt: string;
  products: readonly SheetProduct[];
};

/** A paper as plain data, which goes to the thread that draws it. */
export type Paper = {
  language: Language;
  letterhead: Letterhead;
  /** Whether a viewer asks for the printer when it opens the paper. */
  isForPrinter?: boolean;
} & (OrderPaper | SheetPaper);
