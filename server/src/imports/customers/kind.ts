import { type CustomerChange, type NewCustomer, newCustomerSchema } from '@toptan/contract/customer-changes';
import type { Customer } from '@toptan/contract/customers';
import { fieldErrors } from '@toptan/contract/field-errors';
import { fold } from '@toptan/contract/fold';
import { sql } from 'drizzle-orm';
import { changeCustomer, createCustomer, deleteCustomer } from '../../customers/commands.ts';
import { findCustomer, lockCustomer } from '../../customers/queries.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { importRows } from '../../db/schema-imports.ts';
import type { Actor } from '../../events/actor.ts';
import { listGroups } from '../../groups/queries.ts';
import { Refusal } from '../../refusal.ts';
import {
  type Before,
  blockingProblems,
  type CheckResult,
  type Kind,
  type Outcome,
  type Source,
  type StoredRow,
} from '../kind.ts';
import { cellsByField, cellText, isAbout, type Problem, readWord } from '../values.ts';
import { findMatches, hasBasket } from './queries.ts';

type Values = Partial<NewCustomer>;
type Read = { values: Values; problems: Problem[] };
type Groups = Awaited<ReturnType<typeof listGroups>>;
type Schema = typeof newCustomerSchema.shape;

/** Fields of a customer that have other names in a file. */
const nameOf = (field: string) => ({ customerCode: 'customerId', group: 'groupId' })[field] ?? field;
const fieldOf = (name: string) => ({ customerId: 'customerCode', groupId: 'group' })[name] ?? name;

function readRow({ cells }: Pick<StoredRow, 'cells'>, { fields }: Source, groups: Groups): Read {
  const problems: Problem[] = [];
  const values: Record<string, unknown> = {};
  for (const [field, cell] of cellsByField(cells, fields, problems)) {
    const name = nameOf(field);
    let value: unknown = cellText(cell);
    if (field === 'isActive') {
      const read = readWord('isActive', field, cell);
      if ('problem' in read) problems.push(read.problem);
      else value = read.value;
    }
    if (field === 'group') {
      value = groups.find(group => fold(group.name) === fold(cellText(cell)))?.id;
      if (value === undefined) problems.push({ field, code: 'not_found' });
    }
    if (problems.some(problem => problem.field === field) || !(name in newCustomerSchema.shape)) continue;
    const read = newCustomerSchema.shape[name as keyof Schema].safeParse(value);
    const [{ code, limit } = { code: 'invalid' as const, limit: undefined }] = read.success
      ? []
      : fieldErrors(read.error.issues);
    if (read.success) values[name] = read.data;
    else problems.push({ field, code, ...(limit !== undefined && { limit }) });
  }
  return { values: values as Values, problems };
}

const required = ['customerShortName', 'customerFullName', 'email'] as const;

/** Fills the missing names of a new customer with the one that is given. */
function fillNames(values: Values, problems: readonly Problem[]): void {
  const name = values.customerFullName ?? values.companyName ?? values.customerShortName;
  for (const field of ['customerShortName', 'customerFullName'] as const)
    if (name && !values[field] && !isAbout(problems, field)) values[field] = name;
}

type CheckedRow = { result: CheckResult; values: Values; customer: Customer | null };

async function checkRow(
  db: Queryable,
  { n }: StoredRow,
  { values, problems }: Read,
  match: string | null,
  groups: Groups,
): Promise<CheckedRow> {
  const customer = match === null || match === 'several' ? null : await findCustomer(db, match);
  const found = [...problems];
  if (!customer) fillNames(values, problems);
  if (match === 'several') found.push({ field: 'email', code: 'several_match' });
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
  return { result: { n, change, problems: found, changes, subject }, values: changed, customer };
}

async function checkRows(db: Queryable, source: Source, rows: readonly StoredRow[]): Promise<CheckedRow[]> {
  const groups = await listGroups(db);
  const reads = rows.map(row => readRow(row, source, groups));
  const matches = await findMatches(
    db,
    reads.map(({ values }) => values),
  );
  const checked: CheckedRow[] = [];
  for (const [at, row] of rows.entries()) {
    const read = reads[at];
    if (read) checked.push(await checkRow(db, row, read, matches[at] ?? null, groups));
  }
  // Of several rows about one customer, the first that is not left out counts.
  const first = new Map<string, number>();
  for (const { result } of checked) {
    const { key = '', isSkipped } = rows.find(({ n }) => n === result.n) ?? {};
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
  Object.entries(written).every(
    ([name, value]) => (customer[name as keyof Customer] ?? null) === (value ?? null),
  );

/** Fields that `changeCustomer` derives from others unless they are given. A file does not change what it does not name. */
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
    const [code, email] = [cell('customerCode'), cell('email')];
    const parts = [
      ...(code ? [sql`'code ' || nullif(btrim(${code}), '')`] : []),
      ...(email ? [sql`'email ' || nullif(lower(btrim(${email})), '')`] : []),
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
