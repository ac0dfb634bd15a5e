import { type Charges, eachCharge } from '@toptan/contract/amounts';
import { plainPortal, type StockView } from '@toptan/contract/portal';
import type { ShopChanges } from '@toptan/contract/settings';
import { sql } from 'drizzle-orm';
import type { Queryable } from './db/client.ts';
import { literal } from './db/literal.ts';
import { prepared } from './db/prepared.ts';
import { settings } from './db/schema-settings.ts';

/** The settings that the wholesaler has decided, as they are stored. */
export type CurrentSettings = Omit<typeof settings.$inferSelect, 'isOnly'>;

/** The settings while nothing was decided: the portal of the specification. */
export const plainSettings: CurrentSettings = {
  version: 1,
  changedIn: {},
  name: null,
  legalName: null,
  address: null,
  taxOffice: null,
  taxNumber: null,
  ibans: [],
  phones: [],
  whatsapp: null,
  email: null,
  logoHash: null,
  loginPictureHash: null,
  accent: null,
  processingFee: '25.00',
  orderNumberPrefix: 'TPT-{yy}-',
  stockView: 'pieces',
  staffOrders: 'place',
  languages: [...plainPortal.languages],
  isRegistrationOpen: true,
  senderName: null,
  emailSentences: {},
  isOrderEmailOn: false,
  shopChanges: 'off',
  noticesOn: [],
  quietHours: { from: '20:00', until: '09:00' },
  showcase: 'off',
  isShowcaseIndexed: false,
  isTaxAsked: false,
  isSecondFactorRequired: false,
};

const onlySettings = prepared('settings', db => db.select().from(settings));

/**
 * Reads the settings of the wholesaler, for pages, emails and papers, which read them here alone. They are read from the database
 * each time, one row by its key, so that a change holds at once on every server. Money is in lira, IBANs have no blanks, pictures
 * are named by their hash.
 */
export async function readSettings(db: Queryable): Promise<CurrentSettings> {
  const [row] = await onlySettings(db).execute();
  if (!row) return plainSettings;
  const { isOnly: _, ...current } = row;
  return current;
}

/** The settings that every call may depend on, which are read with its session. */
export type CallSettings = Charges &
  Pick<CurrentSettings, 'stockView' | 'isOrderEmailOn' | 'shopChanges' | 'isSecondFactorRequired'>;

const { stockView, isOrderEmailOn, shopChanges, isSecondFactorRequired } = plainSettings;

/** The settings that every call may depend on, as columns of a statement that reads a session. */
export const callSettings = {
  ...eachCharge(
    key =>
      sql<string>`coalesce((select ${settings[key]} from ${settings}), ${sql.raw(plainSettings[key])})::text`,
  ),
  stockView: sql<StockView>`coalesce((select ${settings.stockView} from ${settings}), ${literal(stockView)})`,
  isOrderEmailOn: sql<boolean>`coalesce((select ${settings.isOrderEmailOn} from ${settings}), ${literal(isOrderEmailOn)})`,
  shopChanges: sql<ShopChanges>`coalesce((select ${settings.shopChanges} from ${settings}), ${literal(shopChanges)})`,
  isSecondFactorRequired: sql<boolean>`coalesce((select ${settings.isSecondFactorRequired} from ${settings}), ${literal(isSecondFactorRequired)})`,
};
