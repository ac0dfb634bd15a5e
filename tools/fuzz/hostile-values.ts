import fc, { type Arbitrary } from 'fast-check';
import { idReference, kinds } from '../../server/src/testing/references.ts';

/** Texts that broke other programs. */
export const hostileTexts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\r\nBcc: all@example.com',
    'a@example.com, b@example.com',
    '\u202etxt.exe',
    '\u0301',
    '％',
    '%',
    '_',
    '\\',
    "' OR 1=1--",
    "'; drop table orders; --",
    '$1',
    '{{7*7}}<%= 7*7 %>',
    '../../../../etc/passwd',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '__proto__',
    'constructor',
    'null',
    'NaN',
    '1e309',
    '-1',
    '0x10',
    '１２',
    '2147483648',
    '9223372036854775808',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999+14:00',
    '2026-02-30T00:00:00Z',
    `${'a'.repeat(60)}!`,
    `${'a@'.repeat(120)}`,
    `${'\t'.repeat(2_000)}x`,
    'x'.repeat(10_000),
    'ﷺ'.repeat(300),
    '👨‍👩‍👧‍👦'.repeat(60),
    'Ｋｅｔｅｎ',
    'ІPEKÇI', // A Cyrillic letter among Latin ones.
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
  fc.base64String({ maxLength: 200 }),
  fc.nat(40).chain(pick => fc.constantFrom(...kinds).map(kind => idReference(kind, pick))),
);

const hostileNumbers = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 1000, 2 ** 31, 2 ** 53 + 2, -(2 ** 63), 1e308, Number.MIN_VALUE),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Names that are no fields: those that the server keeps to itself, and those of every object. */
export const hostileNames = fc.oneof(
  fc.constantFrom(
    'id',
    'role',
    'status',
    'total',
    'subtotal',
    'unitPrice',
    'price',
    'isActive',
    'createdAt',
    'passwordHash',
    'customerId',
    'userId',
    'imageUrl',
    'mustSetUpSecondFactor',
    '__proto__',
    'constructor',
    'toString',
    '',
  ),
  fc.string({ maxLength: 12 }),
);

/** Any JSON values, most of them of the wrong kind. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  hostileNumbers,
  fc.constantFrom(null, true, false),
  fc.array(fc.oneof(hostileTexts, hostileNumbers), { maxLength: 4 }),
  fc.dictionary(hostileNames, fc.oneof(hostileTexts, hostileNumbers), { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(Array.from({ length: 1_001 }, () => 0)),
);

/** A value as text, for an address or a form. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** A value one step beside an allowed one. */
export function nearly(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const steps: ((value: unknown) => unknown)[] = [
    value => [value],
    value => ({ value }),
    value => (typeof value === 'number' ? textOf(value) : Number(textOf(value)) || 0),
    value => (typeof value === 'number' ? value + 0.5 : `${textOf(value)}\0`),
    value => (typeof value === 'number' ? value * -1 : textOf(value).repeat(60)),
    value => (typeof value === 'number' ? value * 1e6 : `  ${textOf(value)}\u200f`),
    value => (typeof value === 'string' ? value.toUpperCase() : textOf(value)),
  ];
  return fc.tuple(value, fc.constantFrom(...steps)).map(([valid, step]) => step(valid));
}
