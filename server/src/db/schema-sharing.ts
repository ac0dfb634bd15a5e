import { languages } from '@toptan/contract/languages';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, oneOf } from './columns.ts';
import { collections } from './schema-collections.ts';
import { customers, users } from './schema-people.ts';

/** Links that open a collection for people without an account. Those that ended thirty days ago are removed. */
export const shareLinks = pgTable(
  'share_links',
  {
    /** The id also names the card, whose address is public: it is random. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the token; null: staff have ended the link, and nothing opens it again. */
    tokenHash: bytes('token_hash'),
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    /** The shop that it is for; null: everybody. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Whether it shows the prices of its shop. */
    hasPrices: boolean('has_prices').notNull().default(false),
    language: text('language', { enum: languages }).notNull(),
    /** The JPEG that chat programs show, 1200 × 630; null: no product had a picture. */
    card: bytes('card'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** How often it was opened, at most once an hour from one network. */
    opened: integer('opened').notNull().default(0),
    openedAt: moment('opened_at'),
  },
  table => [
    unique('share_links_token').on(table.tokenHash),
    index('share_links_end').on(table.expiresAt),
    index('share_links_newest').on(table.createdAt, table.id),
    index('share_links_collection').on(table.collectionId),
    index('share_links_customer').on(table.customerId),
    check('share_links_prices', sql`not ${table.hasPrices} or ${table.customerId} is not null`),
    oneOf('share_links_language', table.language, languages),
  ],
);
