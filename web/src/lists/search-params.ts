import { searchMax } from '@toptan/contract/pagination';

/**
 * Reads `?status=pending&has=30&has=31` as plain text, and a name that stands there several times as a list; the routes' schemas
 * make numbers of it where they want them.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const given = new URLSearchParams(search);
  const valueGiven = (name: string) => {
    const [first = '', ...others] = given.getAll(name);
    return others.length === 0 ? first : [first, ...others];
  };
  return Object.fromEntries([...given.keys()].map(name => [name, valueGiven(name)]));
}

/** Writes filters without quotes and braces, so that an address can be read and sent to a colleague. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(
    given.flatMap(([name, value]) => [value].flat().map(each => [name, String(each)])),
  ).toString();
  return text && `?${text}`;
}

type Reader<T> = (value: unknown) => T | undefined;

/**
 * Makes a route's `validateSearch`: every field with its value, or undefined. The router lays the answer over the
 * search as it was given, so that a field left out would go on to the page unread.
 */
export function searchReader<const Fields extends Record<string, Reader<unknown>>>(fields: Fields) {
  return (search: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).map(([name, reader]) => [name, reader(search[name])])) as {
      [Name in keyof Fields]?: ReturnType<Fields[Name]>;
    };
}

/** Texts, cut to the length that a search takes: a longer one would be refused. */
export const text: Reader<string> = value =>
  typeof value === 'string' && value ? value.slice(0, searchMax).toWellFormed() : undefined;

/** Names of sizes, each once; undefined for none. */
export const names: Reader<string[]> = value => {
  const given = [value].flat().filter(name => typeof name === 'string' && name !== '' && name.length <= 40);
  return given.length === 0 ? undefined : [...new Set(given as string[])].slice(0, 50);
};

/** A day of this century: '2026-11-25'. */
export const day: Reader<string> = value =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

export function oneOf<const T extends string>(offered: readonly T[]): Reader<T> {
  return value => offered.find(one => one === value);
}

/** Numbers from 1 to a million: a page, a place in a list. */
export const wholeNumber: Reader<number> = value => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : undefined;
};

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const uuid: Reader<string> = value =>
  typeof value === 'string' && uuidPattern.test(value) ? value : undefined;

/** A row, or 'new' for the one that does not exist yet. */
const uuidOrNew: Reader<string> = value => (value === 'new' ? value : uuid(value));

/** The fields of every staff list in the address: its search, its page, and the row whose form is open, or 'new'. */
export const staffListFields = { q: text, page: wholeNumber, edit: uuidOrNew };
