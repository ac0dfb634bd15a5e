import { Column, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isoMoment } from './columns.ts';
import { literal } from './literal.ts';

declare const jsonOf: unique symbol;

/** JSON of such a value, as PostgreSQL has written it: it is sent as it is (decision 0019). */
export type JsonText<Value> = string & { readonly [jsonOf]: Value };

/** JSON of such a value in bytes. */
export type JsonBytes<Value> = Buffer & { readonly [jsonOf]: Value };

/** SQL that writes JSON of such a value: literal text, and expressions that print as JSON, to be concatenated. */
export type Writing<Value> = { fragments: readonly Fragment[]; readonly [jsonOf]?: Value };
type Fragment = string | SQLWrapper;

/** A column of such a value, which is null only where the value may be null. */
type ColumnOf<Value> = Column & {
  readonly _: { readonly data: NonNullable<Value> } & (null extends Value
    ? unknown
    : { readonly notNull: true });
};

/**
 * Joins fragments with `format`, which copies the text between the values; PostgreSQL's own JSON functions look up for each value
 * how it is written.
 */
function strung(fragments: readonly Fragment[]): SQL {
  const text = fragments.map(fragment =>
    typeof fragment === 'string' ? fragment.replaceAll('%', '%%') : '%s',
  );
  const values = fragments.filter(fragment => typeof fragment !== 'string');
  return sql`format(${sql.join([literal(text.join('')), ...values], sql`, `)})`;
}

/**
 * The JSON of a column. Text that may hold anything is escaped; a type or a list of words that needs no escaping only gets quotes.
 */
function fragmentsOf(column: Column): readonly Fragment[] {
  const [type = ''] = column.getSQLType().split('(');
  if (type === 'uuid' || type === 'numeric' || column.enumValues) return ['"', column, '"'];
  if (type === 'timestamp with time zone') return ['"', isoMoment(column), '"'];
  const printsAsJson = column.notNull && (type === 'integer' || type === 'jsonb');
  return [printsAsJson ? column : sql`to_json(${column})`];
}

function writingOf(source: Column | Writing<unknown>): Writing<unknown> {
  if (!is(source, Column)) return source;
  const present = { fragments: fragmentsOf(source) };
  return source.notNull ? present : orNull(present);
}

/** The whole number of an expression. */
export const writeNumber = (number: SQL): Writing<number> => ({ fragments: [number] });

/** The text of an expression. */
export const writeText = (text: SQL): Writing<string> => ({ fragments: [sql`to_json(${text})`] });

/** The moment of an expression. */
export const writeMoment = (moment: SQL): Writing<string> => ({ fragments: ['"', isoMoment(moment), '"'] });

/**
 * The writing with null in place of the whole where a value in it is null, such as for the object of a row that a left join did not
 * find.
 */
export function orNull<Value>({ fragments }: Writing<Value>): Writing<Value | null> {
  const parts = fragments.map(fragment => (typeof fragment === 'string' ? literal(fragment) : fragment));
  return { fragments: [sql`coalesce(${sql.join(parts, sql` || `)}, 'null')`] };
}

export const writeNull: Writing<null> = { fragments: ['null'] };

/** The source of each field. */
type Fields<Value> = { [Key in keyof Value]: ColumnOf<Value[Key]> | Writing<Value[Key]> };

/** An object with these fields, in this order. Amounts are texts, as everywhere; moments are to the millisecond, in UTC. */
export function writeObject<Value extends object>(fields: Fields<Value>): Writing<Value> {
  const entries = Object.entries<Column | Writing<unknown>>(fields);
  const written = entries.flatMap(([key, source], at) => [
    `${at === 0 ? '{' : ','}"${key}":`,
    ...writingOf(source).fragments,
  ]);
  return { fragments: [...written, '}'] };
}

/**
 * An object with the fields of a schema, in its order, from columns of the same name, unless another source is given. A field whose
 * source is undefined is left out. The source has to be given, so that no column appears by accident.
 */
export function writeRow<
  Value extends object,
  Others extends { [Key in keyof Value]?: Fields<Value>[Key] | undefined },
>(
  schema: z.ZodType<Value> & { shape: object },
  table: Pick<Fields<Value>, Exclude<keyof Value, keyof Others>>,
  others: Others & Required<Others>,
): Writing<Value> {
  const sources: Record<string, unknown> = { ...table, ...others };
  const fields = Object.keys(schema.shape).map(key => [key, sources[key]]);
  return writeObject<Value>(Object.fromEntries(fields.filter(([, source]) => source !== undefined)));
}

/** The JSON of rows, to be selected from them for `writeList`. */
export const aggregated = <Value>(each: Writing<Value>, order: SQL) =>
  sql<JsonText<Value>>`string_agg(${strung(each.fragments)}, ',' order by ${order})`;

/** @param aggregated SQL for the selection of `aggregated`; null for an empty list */
export const writeList = <Value>(aggregated: SQL<JsonText<Value>>): Writing<Value[]> => ({
  fragments: ['[', aggregated, ']'],
});

/** The JSON of a writing, to be selected. */
export const jsonText = <Value>({ fragments }: Writing<Value>) => strung(fragments) as SQL<JsonText<Value>>;

const opening = Buffer.from('[');
const comma = Buffer.from(',');
const closing = Buffer.from(']');

/** JSON in bytes, to be concatenated with others: texts beyond Latin-1 take four times as long. */
export const jsonBytes = <Value>(json: JsonText<Value>) => Buffer.from(json) as JsonBytes<Value>;

/** A list of written rows. */
export function listOfJson(rows: readonly Buffer[]): Buffer {
  return Buffer.concat([opening, ...rows.flatMap((row, at) => (at === 0 ? [row] : [comma, row])), closing]);
}
