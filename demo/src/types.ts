import type { ProductCategory, ProductGender } from '@toptan/contract/catalog/filters';
import type { packUnits } from '@toptan/contract/catalog/packs';
import type { StockPool } from '@toptan/contract/catalog/product-changes';
import type { Product } from '@toptan/contract/catalog/products';
import type { Language } from '@toptan/contract/languages';
import type { Capacity } from '@toptan/contract/manufacturers';
import type { OrderStatus } from '@toptan/contract/order-statuses';
import type { RegistrationStatus } from '@toptan/contract/registration';
import type { DrawOptions } from './drawing.ts';
import type { DemoColor, DemoSize, DemoSizeSetName } from './offering.ts';

/**
 * The demo shop as plain data. Rows point at each other by their index in `products`, `shops` and `manufacturers`; loading turns
 * the indexes into keys.
 */

export interface DemoPicture {
  /** The name of the file in `pictures/`. */
  file: string;
  color: DemoColor;
  drawing: DrawOptions;
}

interface DemoTexts {
  name: string;
  description: string;
}

export interface DemoPack {
  unit: (typeof packUnits)[number];
  /** True: the pack has all colors of the product; otherwise the color is chosen when it is ordered. */
  mixed: boolean;
  /** Pieces in one pack; without a color where it is not mixed. */
  lines: { size: DemoSize | null; color: DemoColor | null; ratio: number }[];
}

export interface DemoProduct {
  sku: string;
  /** Turkish. */
  name: string;
  description: string;
  /** Name and description in the other languages. */
  translations: { en: DemoTexts; ar: DemoTexts };
  /** Lira, two decimals. */
  price: string;
  costPrice: string;
  genderCategory: ProductGender;
  category: ProductCategory;
  /** Null where the product has no sizes. */
  sizeSet: DemoSizeSetName | null;
  sizes: DemoSize[];
  /** The first one is the color of the cover. */
  colors: DemoColor[];
  /** Stock: one pool for the whole product (size and color null), or one for each size and color. */
  stock: StockPool[];
  isActive: boolean;
  sells: Product['sells'];
  supply: Product['supply'];
  packs: DemoPack[];
  /** Index in `manufacturers`. */
  manufacturer: number;
  /** The cover, and a picture of each other color. */
  pictures: [DemoPicture, ...DemoPicture[]];
  /** Days before the demo's `today` on which the product was added. */
  listedDaysAgo: number;
}

export interface DemoManufacturer {
  manufacturerId: string;
  catalogName1: string;
  catalogName2: string | null;
  catalogName3: string | null;
  vatOffice: string;
  /** Ten digits. */
  vatNumber: string;
  ownerFullName: string;
  ownerMobile: string;
  ownerEmail: string;
  landline: string;
  companyName: string;
  email: string;
  phone: string;
  address: string;
  specialty: string;
  capacity: Capacity;
  leadTime: string;
  joinedDaysAgo: number;
}

export interface DemoShop {
  customerId: string;
  customerShortName: string;
  customerFullName: string;
  companyName: string;
  customerAddress: string;
  ownerFullName: string;
  ownerMobile: string;
  landline: string;
  email: string;
  alternativeEmail: string | null;
  userName: string;
  vatOffice: string | null;
  vatNumber: string | null;
  phone: string;
  address: string;
  isActive: boolean;
  language: Language;
  joinedDaysAgo: number;
}

export interface DemoRequest {
  customerName: string;
  ownerFirstName: string;
  ownerLastName: string;
  phoneNumber: string;
  email: string;
  status: RegistrationStatus;
  language: Language;
  /** With a number goes a picture of the tax certificate. */
  taxNumber?: string;
  createdAt: Date;
  decidedAt: Date | null;
  /** Index in `shops` of the account that the approval made. */
  shop: number | null;
}

/** Pieces of one product; size and color are null where the product has none. */
export interface DemoLine {
  /** Index in `products`. */
  product: number;
  size: DemoSize | null;
  color: DemoColor | null;
  /** Pieces, 1 to 999. */
  quantity: number;
}

/** Packs of one product. */
export interface DemoPacks {
  /** Index in `products`. */
  product: number;
  /** Index in its packs. */
  pack: number;
  /** Null where the pack is mixed. */
  color: DemoColor | null;
  packs: number;
}

export interface DemoOrder {
  /** Index in `shops`. */
  shop: number;
  createdAt: Date;
  status: OrderStatus;
  /** The time of each status of the order, oldest first; the first is `pending` at `createdAt`. */
  history: { status: OrderStatus; at: Date }[];
  /** Index in `manufacturers`, from production on. */
  manufacturer: number | null;
  notes: string | null;
  /** Single pieces. */
  lines: DemoLine[];
  packs: DemoPacks[];
}
