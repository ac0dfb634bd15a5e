import { type Language, languages } from './languages.ts';
import type { NoticeSwitch } from './notice-kinds.ts';

/** The stock as shops see it: pieces, nothing exact above ten, or whether there is any. */
export const stockViews = ['pieces', 'capped', 'words'] as const;
/** What people without an account see: nothing, the collections that staff have chosen for it, or all goods. */
export const showcaseModes = ['off', 'collections', 'all'] as const;
export type ShowcaseMode = (typeof showcaseModes)[number];
export type StockView = (typeof stockViews)[number];

/** Pieces up to which a capped stock is exact. */
export const stockCap = 10;

/**
 * The pieces of a stock as a shop sees them. Capped, 11 stands for every number above ten; in words, 1 stands for every number
 * above none.
 */
export function stockInView(pieces: number, view: StockView): number {
  return Math.min(pieces, view === 'pieces' ? pieces : view === 'capped' ? stockCap + 1 : 1);
}

/** Whether a shop can tell this number of pieces from one more. */
export const isStockKnown = (pieces: number, view: StockView): boolean =>
  stockInView(pieces + 1, view) > pieces;

/** The settings of the portal that anybody may know. */
export type PortalInfo = {
  /** Null: `plainName`. */
  name: string | null;
  /** `/images/<hash>/900.webp`. */
  logoUrl: string | null;
  loginPictureUrl: string | null;
  /** `#6d2750`. */
  accent: string | null;
  /** The languages of the portal, at least one; the first is the default. */
  languages: Language[];
  isRegistrationOpen: boolean;
  stockView: StockView;
  showcase: ShowcaseMode;
  /** Applicants are asked for their tax number and tax certificate. */
  isTaxAsked: boolean;
  /** The first telephone number of the company. */
  phone: string | null;
  whatsapp: string | null;
  /** The ways in which shops are told of their orders. */
  noticesOn: NoticeSwitch[];
  /** The portal sends emails. */
  isMailSet: boolean;
  /** Messages that the demo offers to be read as an order; a real portal has none, and no page brings them. */
  examples?: string[] | undefined;
};

/** The name of a portal that has none of its own. */
export const plainName = 'Toptan';

/** The portal while the wholesaler has set nothing. */
export const plainPortal: PortalInfo = {
  name: null,
  logoUrl: null,
  loginPictureUrl: null,
  accent: null,
  languages: [...languages],
  isRegistrationOpen: true,
  stockView: 'pieces',
  showcase: 'off',
  isTaxAsked: false,
  phone: null,
  whatsapp: null,
  noticesOn: [],
  isMailSet: false,
};

/** Id of the `<script type="application/json">` in which a page brings `PortalInfo`; not there while nothing is set. */
export const portalElementId = 'portal';

/** Id of the `<style>` with the colors that follow from the accent. */
export const accentElementId = 'accent';

/** Sides in pixels of the square PNG icons of a logo. */
export const iconSizes = [32, 180, 192, 512] as const;

/** The icon of a logo, by the address of its picture: `/images/icons/<hash>/192.png`. */
export const iconUrl = (logoUrl: string, size: (typeof iconSizes)[number]): string =>
  logoUrl.replace(/^\/images\/(.+)\/\d+\.webp$/, `/images/icons/$1/${size}.png`);
