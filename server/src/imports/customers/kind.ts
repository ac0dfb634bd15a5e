import { isDeepStrictEqual } from 'node:util';
import { type CustomerChange, type NewCustomer, newCustomerSchema } from '@toptan/contract/customer-changes';
import type { Customer } from '@toptan/contract/customers';
import { fieldErrors } from '@toptan/contract/field-errors';
import { fold } from '@toptan/contract/fold';
import { nameMax, nameSchema } from '@toptan/contract/text';
import { sql } from 'drizzle-orm';
import { changeCustomer, createCustomer, deleteCustomer } from '../../customers/commands.ts';
import { findCustomer, findCustomers, lockCustomer } from '../../customers/queries.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { importRows } from '../../db/schema-imports.ts';
import type { Actor } from '../../events/actor.ts';
import { listGroups } from '../../groups/queries.ts';
import { Refusal } from '../../refusal.ts';
import type { Cell } from '../../spreadsheet/table.ts';
import { cellsByField, cellText } from '../cells.ts';
import {
  type Before,
  blockingProblems,
  type CheckResult,
  codeKey,
  type Kind,
  type Outcome,
  type Source,
  type StoredRow,
} from '../kind.ts';
import { isAbout, type Problem, problem, type Reading } from '../problems.ts';
import { readWord } from '../values.ts';
import {
  type ContactField,
  contactsIn,
  isContact,
  isMobile,
  isSameContact,
  isTooLong,
  othersFor,
} from './contacts.ts';
import { findMatches, hasBasket } from './queries.ts';

type Values = Partial<NewCustomer>;
/** A telephone or email that stands behind the first one of its cell. */
type Further = { field: ContactField; contact: string };
type Read = { row: StoredRow; values: Values; further: Further[]; problems: Problem[] };
type Groups = Awaited<ReturnType<typeof listGroups>>;
type Schema = typeof newCustomerSchema.shape;

/** Fields of a customer that have other names in a file. */
const nameOf = (field: string) => ({ customerCode: 'customerId', group: 'groupId' })[field] ?? field;
const fieldOf = (name: string) => ({ customerId: 'customerCode', groupId: 'group' })[name] ?? name;

/** A value as the form takes it. */
function validated(field: string, value: unknown): Reading {
  if (isContact(field) && isTooLong(field, String(value))) return problem(field, 'invalid_phone');
  const read = newCustomerSchema.shape[nameOf(field) as keyof Schema].safeParse(value);
  if (read.success) return { value: read.data };
  const [{ code, limit } = { code: 'invalid' as const, limit: undefined }] = fieldErrors(read.error.issues);
  return problem(field, code, limit === undefined ? {} : { limit });
}

/** A tax number without its zero: Excel takes it for a number. */
const shortTaxNumber = /^\d{9}$/;

function readField(field: string, cell: Cell, isConfirmed: boolean, groups: Groups): Reading {
  const text = cellText(cell);
  if (field === 'isActive' || field === 'language') return readWord(field, field, cell);
  if (field === 'group') {
    const group = groups.find(({ name }) => fold(name) === fold(text));
    const name = nameSchema.safeParse(text);
    if (group || !name.success)
      return group ? { value: group.id } : problem(field, 'too_long', { limit: nameMax });
    return problem(field, 'unknown_group', { current: name.data });
  }
  if (field === 'vatNumber' && shortTaxNumber.test(text) && !isConfirmed)
    return problem(field, 'invalid_tax_number', { suggestions: [`0${text}`] });
  return validated(field, text);
}

function readRow(row: StoredRow, { fields }: Source, groups: Groups): Read {
  const { cells, isConfirmed } = row;
  const problems: Problem[] = [];
  const values: Record<string, unknown> = {};
  const further: Further[] = [];
  for (const [field, cell] of cellsByField(cells, fields, problems)) {
    if (!(nameOf(field) in newCustomerSchema.shape)) continue;
    const reads = isContact(field)
      ? contactsIn(field, cellText(cell)).map(contact => validated(field, contact))
      : [readField(field, cell, isConfirmed, groups)];
    const wrong = reads.find(read => 'problem' in read);
    if (wrong) {
      problems.push(wrong.problem);
      continue;
    }
    const [first, ...others] = reads.flatMap(read => ('value' in read ? [read.value] : []));
    values[nameOf(field)] = first;
    if (isContact(field)) further.push(...others.map(contact => ({ field, contact: String(contact) })));
  }
  return { row, values: values as Values, further, problems };
}

/** Puts further telephones and emails where the file and the customer have none; the others are said. */
function placeFurther(
  { values, further, problems }: Read,
  fields: Source['fields'],
  customer: Customer | null,
): void {
  const placed = new Map<ContactField, string[]>();
  const left = new Set<ContactField>();
  for (const { field, contact } of further) {
    const held = (name: ContactField) => values[name] ?? customer?.[name] ?? null;
    const free = othersFor(field, contact).find(name => {
      const own = held(name);
      return !fields.includes(name) && (own === null || isSameContact(name, own, contact));
    });
    if (free === undefined) left.add(field);
    else {
      values[free] = held(free) ?? contact;
      placed.set(field, [...(placed.get(field) ?? []), contact]);
    }
  }
  for (const field of left) {
    const [first = '', ...others] = [
      values[field] ?? '',
      ...further.filter(each => each.field === field).map(({ contact }) => contact),
    ];
    const kept = placed.get(field) ?? [];
    const suggestions = kept.length > 0 ? [[first, ...kept].join(' / ')] : [first, ...others].slice(0, 3);
    problems.push({ field, code: 'too_many', limit: 1 + kept.length, suggestions });
  }
}

/** A form shows no telephone, and a mobile that is typed there takes its place: a landline beside a mobile is kept as one. */
function keepLandline({ values }: Read, fields: Source['fields'], customer: Customer | null): void {
  const { phone, ownerMobile } = values;
  if (!phone || !ownerMobile || isMobile(phone) || fields.includes('landline')) return;
  values.landline ??= customer?.landline ?? phone;
}

const required = ['customerShortName', 'customerFullName', 'email'] as const;

/** Fills the missing names of a new customer with the one that is given. */
function fillNames(values: Values, problems: readonly Problem[]): void {
  const name = values.customerFullName ?? values.companyName ?? values.customerShortName;
  for (const field of ['customerShortName', 'customerFullName'] as const)
    if (name && !values[field] && !isAbout(problems, field)) values[field] = name;
}

type CheckedRow = { row: StoredRow; result: CheckResult; values: Values; customer: Customer | null };

function checkRow(
  read: Read,
  { fields }: Source,
  customer: Customer | null,
  isSeveral: boolean,
  groups: Groups,
): CheckedRow {
  placeFurther(read, fields, customer);
  keepLandline(read, fields, customer);
  const { row, values, problems } = read;
  // A value that the customer has was accepted before.
  const isStored = (field: string) =>
    customer?.[nameOf(field) as keyof Customer] === cellText(row.cells[fields.indexOf(field)]);
  const found = problems.filter(({ field }) => field === null || !isStored(field));
  if (!customer) fillNames(values, problems);
  if (isSeveral) found.push({ field: 'email', code: 'several_match' });
  else if (!customer)
    for (const name of required)
      if (!values[name] && !isAbout(problems, name)) found.push({ field: name, code: 'required' });
  const changed: Values = {};
  const groupName = (id: unknown) => groups.find(group => group.id === id)?.name ?? null;
  const changes = Object.entries(values).flatMap(([name, value]) => {
    const old = customer?.[name as keyof Customer] ?? null;
    if (customer && old === value) return [];
    Object.assign(changed, { [name]: value });
    if (!customer) return [];
    const text = (each: unknown) =>
      name === 'groupId' ? groupName(each) : each === null ? null : String(each);
    return [{ field: fieldOf(name), old: text(old), new: text(value) ?? '' }];
  });
  const change = found.length > 0 ? 'error' : !customer ? 'create' : changes.length > 0 ? 'update' : 'same';
  const subject = customer?.companyName ?? values.companyName ?? values.customerFullName ?? null;
  const result: CheckResult = { n: row.n, change, problems: found, changes, subject };
  return { row, result, values: changed, customer };
}

async function checkRows(db: Queryable, source: Source, rows: readonly StoredRow[]): Promise<CheckedRow[]> {
  const groups = await listGroups(db);
  const reads = rows.map(row => readRow(row, source, groups));
  const matches = await findMatches(
    db,
    reads.map(({ values }) => values),
  );
  const customers = await findCustomers(
    db,
    matches.flatMap(match => (match === null || match === 'several' ? [] : match)),
  );
  const byId = new Map(customers.map(customer => [customer.id, customer]));
  const checked = reads.map((read, at) => {
    const match = matches[at] ?? '';
    return checkRow(read, source, byId.get(match) ?? null, match === 'several', groups);
  });
  // The first row about a customer that is not left out counts.
  const first = new Map<string, number>();
  for (const {
    row: { key, isSkipped },
    result,
  } of checked) {
    const other = first.get(key);
    if (other !== undefined) {
      result.problems.push({ field: 'customerCode', code: 'twice_in_file', limit: other });
      result.change = 'error';
    } else if (!isSkipped) first.set(key, result.n);
  }
  return checked;
}

type CustomerBefore = {
  customerId: string;
  isNew: boolean;
  old: Record<string, unknown>;
  written: Record<string, unknown>;
};

const isAsWritten = (customer: Customer, written: Record<string, unknown>) =>
  Object.entries(written).every(([name, value]) =>
    isDeepStrictEqual(customer[name as keyof Customer] ?? null, value ?? null),
  );

/** Fields that `changeCustomer` derives from others unless they are given. A file does not change fields that it does not name. */
const following = ({ companyName, phone, address }: Customer) => ({ companyName, phone, address });

/** Applies the row of one customer. */
async function apply(
  tx: Transaction,
  actor: Actor,
  source: Source,
  rows: readonly StoredRow[],
): Promise<Outcome> {
  const [row] = rows;
  const check = () => checkRows(tx, source, rows.slice(0, 1));
  const [unlocked] = await check();
  if (unlocked?.customer) await lockCustomer(tx, unlocked.customer.id);
  const [checked] = unlocked?.customer ? await check() : [unlocked];
  if (!checked || !row) return { applied: [], left: [], before: null };
  const { result, values, customer } = checked;
  const problems = blockingProblems(row, result);
  if (problems.length > 0) return { applied: [], left: [{ n: row.n, problems }], before: null };
  const by = { ...actor, body: values };
  const written = customer
    ? await changeCustomer(tx, by, customer.id, { ...following(customer), ...values } as CustomerChange)
    : await createCustomer(tx, by, values as NewCustomer);
  // Undoing deletes a new customer, so all its fields are compared, not only those of the file.
  const named = Object.keys(customer ? values : newCustomerSchema.shape) as (keyof Customer)[];
  const pick = (from: Customer | null) => Object.fromEntries(named.map(name => [name, from?.[name] ?? null]));
  const before: CustomerBefore = {
    customerId: written.id,
    isNew: !customer,
    old: pick(customer),
    written: pick(written),
  };
  return { applied: [row.n], left: [], before };
}

/** Customers by code, else by email. Logins are not imported: they are invited. */
export const customerKind: Kind = {
  key: cell => {
    const [code, email] = [codeKey(cell('customerCode')), cell('email')];
    const parts = [
      ...(code ? [sql`'code ' || nullif(${code}, '')`] : []),
      // The first one of several.
      ...(email ? [sql`'email ' || substring(fold(${email}) from '^[^ ,;|/]+')`] : []),
    ];
    return sql`coalesce(${sql.join([...parts, sql`'row ' || ${importRows.n}`], sql`, `)})`;
  },
  checker: async (db, source) => async rows =>
    (await checkRows(db, source, rows)).map(({ result }) => result),
  appliedTogether: 1,
  async apply(_tx, actor, source, { keys, each }) {
    for (const rows of keys) await each(rows, inner => apply(inner, actor, source, rows));
  },
  async undo(tx, actor, stored: Before) {
    const { customerId, isNew, old, written } = stored as unknown as CustomerBefore;
    await lockCustomer(tx, customerId);
    const customer = await findCustomer(tx, customerId);
    if (!customer) return isNew;
    if (!isAsWritten(customer, written)) return false;
    // A customer with a login or a basket is in use.
    if (isNew && (customer.userName !== null || (await hasBasket(tx, customerId)))) return false;
    if (!isNew)
      await changeCustomer(tx, actor, customerId, { ...following(customer), ...old } as CustomerChange);
    else
      try {
        await tx.transaction(inner => deleteCustomer(inner, actor, customerId));
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'customer_has_orders') throw error;
        await changeCustomer(tx, actor, customerId, { isActive: false });
      }
    return true;
  },
};
