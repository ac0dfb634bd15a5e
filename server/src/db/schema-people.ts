import { roles } from '@toptan/contract/auth';
import { languages } from '@toptan/contract/languages';
import { noticeSwitches } from '@toptan/contract/notice-kinds';
import { mailStates, registrationStatuses } from '@toptan/contract/registration';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, moment, oneOf, sortKey } from './columns.ts';
import { literalArray } from './literal.ts';

/** The sequence of business codes, for customers that are created without one. */
export const customerCodes = pgSequence('customer_codes');

/** Customers for whom the same rules hold. */
export const customerGroups = pgTable(
  'customer_groups',
  {
    id: id(),
    name: text('name').notNull(),
  },
  table => [uniqueIndex('customer_groups_name').on(sql`fold(${table.name})`)],
);

/** Shops that buy. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    customerId: text('customer_id').notNull().unique(),
    customerShortName: text('customer_short_name').notNull(),
    customerFullName: text('customer_full_name').notNull(),
    companyName: text('company_name').notNull(),
    customerAddress: text('customer_address'),
    ownerFullName: text('owner_full_name'),
    ownerMobile: text('owner_mobile'),
    landline: text('landline'),
    email: text('email').notNull(),
    alternativeEmail: text('alternative_email'),
    vatOffice: text('vat_office'),
    vatNumber: text('vat_number'),
    phone: text('phone'),
    address: text('address'),
    isActive: boolean('is_active').notNull().default(true),
    groupId: uuid('group_id').references(() => customerGroups.id, { onDelete: 'restrict' }),
    /** The language of the shop's emails; null: not known yet. */
    language: text('language', { enum: languages }),
    /** The notices that the shop does without. */
    noticesOff: text('notices_off', { enum: noticeSwitches }).array().notNull().default(sql`'{}'`),
    /** When the shop was last told of goods that it waits for. */
    goodsToldAt: moment('goods_told_at'),
    /** When the shop was last told of collections that open. */
    openingsToldAt: moment('openings_told_at'),
    createdAt: createdAt(),
    /** The text that `q` is compared with (see `search_key`, `phone_digits` and `code_key` in the migrations). */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_key(customer_id || ' ' || customer_short_name || ' ' || customer_full_name || ' ' || company_name || ' ' || coalesce(owner_full_name, '') || ' ' || email || ' ' || coalesce(alternative_email, '') || ' ' || coalesce(owner_mobile, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(landline, '')) || ' ' || phone_digits(coalesce(owner_mobile, '')) || ' ' || phone_digits(coalesce(phone, '')) || ' ' || phone_digits(coalesce(landline, '')) || ' ' || code_key(customer_id)`,
      ),
    /** The names that orders are searched by. */
    namesText: text('names_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`search_key(customer_short_name || ' ' || customer_full_name || ' ' || company_name)`,
      ),
    /** The order of the customer list. */
    sortName: sortKey('sort_name')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`sort_key(company_name)`),
  },
  table => [
    index('customers_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('customers_names').using('gin', table.namesText.op('gin_trgm_ops')),
    index('customers_sort').on(table.sortName, table.id),
    index('customers_group').on(table.groupId),
    oneOf('customers_language', table.language, languages),
    check('customers_notices_off', sql`${table.noticesOff} <@ ${literalArray(noticeSwitches)}`),
  ],
);

/** `nameOfCustomer` in SQL. */
export const customerName = sql<string>`coalesce(nullif(${customers.companyName}, ''), ${customers.customerShortName})`;

/** The users who sign in. A shop user belongs to a customer. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** The key of the name: names that `fold` makes alike are the same name. */
    usernameKey: text('username_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold(username)`),
    /** argon2id; null until the user has chosen a password with a one-time link. */
    passwordHash: text('password'),
    role: text('role', { enum: roles }).notNull().default('shop'),
    customerId: uuid('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** False: the administrator may not sign in any more. A shop's user follows its customer. */
    isActive: boolean('is_active').notNull().default(true),
    /** The name that shops and colleagues read of a member of staff; null: none is chosen. */
    displayName: text('display_name'),
    /** The address for an administrator's forgotten password; a shop's link goes to its customer's e-mail. */
    email: text('email'),
    /** Key of the authenticator app (RFC 6238, 20 bytes); stored but not confirmed while the app is being set up. */
    totpSecret: bytes('totp_secret'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** The newest 30-second step whose code was used, so that no code works twice (RFC 6238, 5.2). */
    totpLastStep: integer('totp_last_step'),
    createdAt: createdAt(),
  },
  table => [
    check(
      'users_totp_confirmed_secret',
      sql`${table.totpConfirmedAt} is null or ${table.totpSecret} is not null`,
    ),
    index('users_of_role').on(table.role, table.id),
    uniqueIndex('users_username_key').on(table.usernameKey),
    index('users_search').using('gin', sql`search_key(${table.username}) gin_trgm_ops`),
    check('users_shop_active', sql`${table.role} = 'admin' or ${table.isActive}`),
    oneOf('users_role', table.role, roles),
    check('users_display_name', sql`length(${table.displayName}) between 1 and 60`),
    check('users_shop_has_customer', sql`${table.role} = 'admin' or ${table.customerId} is not null`),
  ],
);

/** Codes that sign in once in place of the authenticator app, stored under the SHA-256 of user and code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  table => [index('recovery_codes_user').on(table.userId)],
);

/** Open sessions, stored under the SHA-256 of the 256-bit token in the cookie. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** The name of the session for its owner, who ends it by this id; the token itself is a secret. */
    id: uuid('id').notNull().unique().default(sql`gen_random_uuid()`),
    /** The browser's `User-Agent` at the sign-in. */
    userAgent: text('user_agent'),
    /** Address of the sign-in. */
    address: text('address'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/**
 * Attempts that are throttled (sign-ins, passwords and codes typed again, emails requested, registration requests), by
 * account and by address, so that the count survives a restart and holds across servers.
 */
export const throttledAttempts = pgTable(
  'throttled_attempts',
  {
    id: id(),
    /**
     * The counted subject: `login:account:<hash of the folded name>`, `login:address:<network>`, `login:pair:<hash>:<network>`,
     * `reset:login:pair:<hash>:<network>`, `reset:address:<network>`, `reset:account:<user>`, `code:<user>`, `password:<user>`,
     * `registration:address:<network>`, and `slow:` before one whose allowance is used up.
     */
    subject: text('subject').notNull(),
    at: createdAt(),
  },
  table => [
    index('throttled_attempts_subject').on(table.subject, table.at),
    index('throttled_attempts_age').on(table.at),
  ],
);

/** Links to choose a password once, stored under the SHA-256 of their token. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  table => [index('password_links_user').on(table.userId)],
);

/** Applications for an account. */
export const registrationRequests = pgTable(
  'customer_registration_requests',
  {
    id: id(),
    customerName: text('customer_name').notNull(),
    ownerFirstName: text('owner_first_name').notNull(),
    ownerLastName: text('owner_last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    email: text('email').notNull(),
    taxNumber: text('tax_number'),
    status: text('status', { enum: registrationStatuses }).notNull().default('pending'),
    /** The applicant's language, for the mails. */
    language: text('language', { enum: languages }).notNull().default('en'),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** The account that the approval made. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_key(customer_name || ' ' || owner_first_name || ' ' || owner_last_name || ' ' || phone_number || ' ' || email) || ' ' || phone_digits(phone_number)`,
      ),
  },
  table => [
    /** An e-mail address has one pending request. */
    uniqueIndex('registration_requests_pending_email')
      .on(sql`lower(${table.email})`)
      .where(sql`status = 'pending'`),
    index('registration_requests_status').on(table.status, table.id),
    index('registration_requests_customer').on(table.customerId),
    index('registration_requests_search').using('gin', table.searchText.op('gin_trgm_ops')),
    oneOf('registration_requests_status_known', table.status, registrationStatuses),
    check('registration_requests_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
  ],
);

/** Pictures of tax certificates, as WebP: until a rejection, or 30 days after an approval. No public address serves them. */
export const registrationPapers = pgTable('registration_papers', {
  requestId: uuid('request_id')
    .primaryKey()
    .references(() => registrationRequests.id, { onDelete: 'cascade' }),
  picture: bytes('picture').notNull(),
  createdAt: createdAt(),
});

/**
 * The outbox: an email is written in the transaction of its command, then sent by the queue. `params` are the values of its
 * template, without anything that opens its one-time link.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    template: text('template').notNull(),
    language: text('language', { enum: languages }).notNull(),
    recipient: text('recipient').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    state: text('state', { enum: mailStates }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    registrationRequestId: uuid('registration_request_id').references(() => registrationRequests.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
    /** The time of the last change of state. */
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  table => [
    index('mails_request').on(table.registrationRequestId, table.id),
    /** The index has the emails that wait or were given up: few beside those that were sent. */
    index('mails_unsent').on(table.state, table.updatedAt).where(sql`state <> 'sent'`),
    oneOf('mails_state', table.state, mailStates),
  ],
);
