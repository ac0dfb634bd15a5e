import { guideSteps } from '@toptan/contract/guide';
import { noticeSwitches, type QuietHours } from '@toptan/contract/notice-kinds';
import { showcaseModes, stockViews } from '@toptan/contract/portal';
import { type Settings, shopChangeModes, staffOrderWays } from '@toptan/contract/settings';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, oneOf, price } from './columns.ts';
import { literalArray } from './literal.ts';
import { images } from './schema-goods.ts';

/** The wholesaler's settings: one row, which is missing while nothing was decided. See `Settings` of the contract. */
export const settings = pgTable(
  'settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** The version, which grows with every change, so that nobody overwrites the changes of somebody else. */
    version: integer('version').notNull().default(1),
    /** The version in which each setting was changed last, by its name. */
    changedIn: jsonb('changed_in').$type<Record<string, number>>().notNull().default({}),
    name: text('name'),
    legalName: text('legal_name'),
    address: text('address'),
    taxOffice: text('tax_office'),
    taxNumber: text('tax_number'),
    ibans: jsonb('ibans').$type<Settings['ibans']>().notNull().default([]),
    phones: text('phones').array().notNull().default(sql`'{}'`),
    whatsapp: text('whatsapp'),
    email: text('email'),
    logoHash: text('logo_hash').references(() => images.hash, { onDelete: 'restrict' }),
    loginPictureHash: text('login_picture_hash').references(() => images.hash, { onDelete: 'restrict' }),
    accent: text('accent'),
    /** The fee in lira. */
    processingFee: price('processing_fee').notNull().default('25.00'),
    /** The beginning of order numbers; `{yy}` stands for the year in Istanbul. */
    orderNumberPrefix: text('order_number_prefix').notNull().default('TPT-{yy}-'),
    stockView: text('stock_view', { enum: stockViews }).notNull().default('pieces'),
    staffOrders: text('staff_orders', { enum: staffOrderWays }).notNull().default('place'),
    languages: text('languages', { enum: ['en', 'ar', 'tr'] })
      .array()
      .notNull()
      .default(sql`'{en,ar,tr}'`),
    isRegistrationOpen: boolean('is_registration_open').notNull().default(true),
    senderName: text('sender_name'),
    emailSentences: jsonb('email_sentences').$type<Settings['emailSentences']>().notNull().default({}),
    isOrderEmailOn: boolean('is_order_email_on').notNull().default(false),
    shopChanges: text('shop_changes', { enum: shopChangeModes }).notNull().default('off'),
    noticesOn: text('notices_on', { enum: noticeSwitches }).array().notNull().default(sql`'{}'`),
    quietHours: jsonb('quiet_hours').$type<QuietHours>().default({ from: '20:00', until: '09:00' }),
    showcase: text('showcase', { enum: showcaseModes }).notNull().default('off'),
    isShowcaseIndexed: boolean('is_showcase_indexed').notNull().default(false),
    isTaxAsked: boolean('is_tax_asked').notNull().default(false),
    isSecondFactorRequired: boolean('is_second_factor_required').notNull().default(false),
  },
  table => [
    check('settings_only', sql`${table.isOnly}`),
    check('settings_accent', sql`${table.accent} ~ '^#[0-9a-f]{6}$'`),
    check('settings_fee', sql`${table.processingFee} >= 0`),
    // A prefix does not end in a digit: the number behind it could be that of another prefix.
    check('settings_prefix', sql`${table.orderNumberPrefix} ~ '^([A-Za-z0-9./-]|[{]yy[}])*[A-Za-z./-]$'`),
    oneOf('settings_stock_view', table.stockView, stockViews),
    oneOf('settings_staff_orders', table.staffOrders, staffOrderWays),
    oneOf('settings_showcase', table.showcase, showcaseModes),
    oneOf('settings_shop_changes', table.shopChanges, shopChangeModes),
    check(
      'settings_languages',
      sql`cardinality(${table.languages}) > 0 and ${table.languages} <@ '{en,ar,tr}'::text[]`,
    ),
    check('settings_notices', sql`${table.noticesOn} <@ ${literalArray(noticeSwitches)}`),
    check(
      'settings_quiet_hours',
      sql`jsonb_typeof(${table.quietHours} -> 'from') = 'string' and jsonb_typeof(${table.quietHours} -> 'until') = 'string'`,
    ),
    check('settings_ibans', sql`jsonb_typeof(${table.ibans}) = 'array'`),
    check('settings_email_sentences', sql`jsonb_typeof(${table.emailSentences}) = 'object'`),
  ],
);

/**
 * The guide through the first day: one row, which is made with the first administrator of an empty portal. A portal without it is
 * older, or was filled by something else.
 */
export const guide = pgTable(
  'guide',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Steps that somebody has skipped. */
    skipped: text('skipped', { enum: guideSteps }).array().notNull().default(sql`'{}'`),
    isClosed: boolean('is_closed').notNull().default(false),
  },
  table => [
    check('guide_only', sql`${table.isOnly}`),
    check('guide_skipped', sql`${table.skipped} <@ '{company,products,customers,invitations}'::text[]`),
  ],
);

/** The logo as square PNG files for browsers and phones, which take no WebP there, by their side in pixels. */
export const logoIcons = pgTable('logo_icons', {
  size: integer('size').primaryKey(),
  /** The picture that they are made of. */
  hash: text('hash')
    .notNull()
    .references(() => images.hash, { onDelete: 'cascade' }),
  bytes: bytes('bytes').notNull(),
});
