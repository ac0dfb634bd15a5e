import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { idReference, kindOf, ownSecrets } from './references.ts';

/** Values of every shape that a field of the contract requires. */
const candidates: readonly unknown[] = [
  'summary',
  null,
  true,
  'false',
  0,
  1,
  7,
  999,
  '',
  '0',
  '3',
  '٣',
  '12.50',
  '99999999.99',
  'Keten gömlek',
  'İpekçi Işık',
  'قميص كتان',
  "O'Brien & Söhne",
  '<b>100 % cotton</b>',
  '=1+1',
  '👗',
  'x'.repeat(40),
  'ş'.repeat(200),
  '+90 532 111 22 33',
  '٠٥٣٢ ١١١ ٢٢ ٣٣',
  'orders@moda.example',
  'Orders@MODA.example',
  'two@moda.example',
  '123456',
  '2026-11-20',
  '2026-11-20T10:00:00Z',
  '2031-01-01T00:00:00+03:00',
  // Timestamps that PostgreSQL cannot read: a schema that takes them sends them to it.
  '0000-01-01T00:00:00Z',
  '2026-11-20T10:00:00-16:00',
  `2026-11-20T10:00:00.${'9'.repeat(200)}Z`,
  '500',
  '20:00',
  '#2F6B52',
  '869 0123-45036 7',
  { 0: 'Siyah' },
  'TR33 0006 1005 1978 6457 8413 26',
  '987 654 3210',
];

/** Values that random ones would hardly ever hit: names of users, and the caller's own secrets. */
const knownValues: Record<string, readonly string[]> = {
  username: ['first-shop', 'SECOND-SHOP', 'closed-shop', 'admin', 'nobody'],
  password: [ownSecrets.password, 'canary-password-guess'],
  currentPassword: [ownSecrets.password, ownSecrets.password, 'canary-password-guess'],
  newPassword: [ownSecrets.password, 'canary-password-new'],
  userPassword: ['canary-password-given', ''],
  code: [ownSecrets.code, '000000'],
  token: [ownSecrets.token, 'x'.repeat(43)],
  // A subscription of a browser.
  endpoint: ['https://fcm.googleapis.com/fcm/send/canary'],
  p256dh: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
  auth: ['BTBZMqHH6r4Tts7J_aSIgg'],
  // A stream position, which is of no row.
  since: ['01890a5d-ac96-774b-bcce-b302099a8057'],
};

/** Values that agree with the rows that are there: the sizes and colors of goods. */
const fittingValues: Record<string, readonly string[]> = {
  size: ['7'],
  sizes: ['7', '500'],
  selectedSize: ['7'],
  color: ['Blue'],
  colors: ['Blue', 'Red'],
  selectedColor: ['Blue'],
};

const isTaken = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Candidates by the shape alone; the caller removes those that finer rules refuse. */
function draft(schema: z.core.$ZodType): Arbitrary<unknown> | null {
  if (schema instanceof z.ZodString) {
    const maxLength = Math.min(schema.maxLength ?? 60, 300);
    return fc.string({ unit: 'grapheme', minLength: Math.min(schema.minLength ?? 0, maxLength), maxLength });
  }
  if (schema instanceof z.ZodNumber) {
    const [min, max] = [Math.max(schema.minValue ?? 0, -1e6), Math.min(schema.maxValue ?? 1e6, 1e6)];
    return schema.isInt ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  }
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  return null;
}

function leaf(schema: z.core.$ZodType, name: string): Arbitrary<unknown> {
  const fitting = fittingValues[name]?.filter(value => isTaken(schema, value)) ?? [];
  if (fitting.length === 0) return anyLeaf(schema, name);
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, anyLeaf(schema, name));
}

function anyLeaf(schema: z.core.$ZodType, name: string): Arbitrary<unknown> {
  const taken = candidates.filter(value => isTaken(schema, value));
  const drafted = draft(schema);
  const isMostlyTaken = drafted && fc.sample(drafted, 20).every(value => isTaken(schema, value));
  if (isMostlyTaken) return taken.length > 0 ? fc.oneof(fc.constantFrom(...taken), drafted) : drafted;
  if (taken.length === 0) throw new Error(`Add a value that ${name} takes to the candidates`);
  return fc.constantFrom(...taken);
}

function ids(name: string, path: string): Arbitrary<string> {
  return fc.nat(40).map(pick => idReference(kindOf(name, path), pick));
}

/**
 * Values that a schema of the contract takes, made from the schema itself.
 * @param name of the field, for ids and secrets, which are references
 * @param path of the call
 */
export function validValues(schema: z.core.$ZodType, name: string, path: string): Arbitrary<unknown> {
  const known = knownValues[name];
  if (known && !(schema instanceof z.ZodEnum)) return fc.constantFrom(...known);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return validValues(schema.def.innerType, name, path);
  if (schema instanceof z.ZodUUID) return ids(name, path);
  if (schema instanceof z.ZodUnion)
    return fc.oneof(...schema.options.map(option => validValues(option, name, path)));
  if (schema instanceof z.ZodObject) return fields(schema, path);
  if (schema instanceof z.ZodArray) {
    const { minItems = 0 } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
    return fc.array(validValues(schema.element, name, path), {
      minLength: minItems,
      maxLength: minItems + 4,
    });
  }
  if (schema instanceof z.ZodPipe) return piped(schema, name, path);
  if (schema instanceof z.ZodNullable) {
    return fc.oneof(fc.constant(null), validValues(schema.def.innerType, name, path));
  }
  return leaf(schema, name);
}

/** A value that is read from a text (`z.preprocess`) may be given as it is; a schema that rewrites values is tried. */
function piped(schema: z.ZodPipe, name: string, path: string): Arbitrary<unknown> {
  if (!(schema.in instanceof z.ZodTransform)) {
    const saysItsValues = [z.ZodArray, z.ZodObject, z.ZodUUID, z.ZodEnum, z.ZodUnion].some(
      kind => schema.in instanceof kind,
    );
    return saysItsValues ? validValues(schema.in, name, path) : leaf(schema, name);
  }
  const values = validValues(schema.out as z.core.$ZodType, name, path);
  const taken = fc.sample(values, 20).filter(value => isTaken(schema, value));
  if (taken.length === 0) return leaf(schema, name);
  return taken.length === 20 ? values : values.filter(value => isTaken(schema, value));
}

/** An object with its required fields and some of the others. */
export function fields(schema: z.ZodObject, path: string): Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(schema.shape);
  const model = Object.fromEntries(entries.map(([name, field]) => [name, validValues(field, name, path)]));
  const requiredKeys = entries.filter(([, field]) => !isTaken(field, undefined)).map(([name]) => name);
  const record = fc.record(model, { requiredKeys });
  // Rules of the object as a whole, such as one of two fields.
  return schema.def.checks?.length ? record.filter(value => isTaken(schema, value)) : record;
}
