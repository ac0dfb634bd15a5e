import type { Endpoint } from '@toptan/contract/endpoint';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { allCalls } from '../../server/src/testing/calls.ts';
import { idReference, kindOf, wholeBasket } from '../../server/src/testing/references.ts';
import { fields, validValues } from '../../server/src/testing/valid-values.ts';
import { fittingBodies } from './fitting-bodies.ts';
import { hostileNames, hostileTexts, hostileValues, nearly, textOf } from './hostile-values.ts';
import { plainToken, sharedToken } from './marks.ts';
import { places } from './places.ts';

const callers = ['anonymous', 'first-shop', 'second-shop', 'closed-shop', 'admin'] as const;
export type CallerName = (typeof callers)[number];

/** A request as it is generated, with references in the place of ids and secrets. */
export type Request = {
  caller: CallerName;
  call: Endpoint;
  /** The method that the call is made with, mostly its own. */
  method: string;
  params: Record<string, string>;
  query: [name: string, value: string][];
  /** JSON, form fields, or text that is neither. */
  body: unknown;
  /** The file part of a form, in base64. */
  file: string | null;
  headers: Record<string, string>;
  /** Cookies beside the session: `; language=ar`. */
  cookies: string;
  /** The number of identical requests sent at the same time. */
  copies: number;
};

/** Fields that the schema takes; one in eight is wrong, and now and then there is one too many. */
function spiced(schema: z.ZodObject, path: string): Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const valid = validValues(field, name, path);
      return [
        name,
        fc.oneof(
          { weight: 14, arbitrary: valid },
          { weight: 1, arbitrary: nearly(valid) },
          { weight: 1, arbitrary: hostileValues },
        ),
      ];
    }),
  );
  const more = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(hostileNames, hostileValues, { minKeys: 1, maxKeys: 2 }) },
  );
  return fc.tuple(fc.record(model, { requiredKeys: [] }), more).map(([known, others]) => {
    return { ...known, ...others };
  });
}

/** An object with at most two of the fields that may be left out: each one is a reason more to refuse the whole. */
function fewFields(schema: z.ZodObject, path: string): Arbitrary<Record<string, unknown>> {
  const optional = Object.keys(schema.shape).filter(name => schema.shape[name]?.safeParse(undefined).success);
  return fc
    .tuple(fields(schema, path), fc.shuffledSubarray(optional, { maxLength: Math.min(2, optional.length) }))
    .map(([all, kept]) =>
      Object.fromEntries(
        Object.entries(all).filter(([name]) => !optional.includes(name) || kept.includes(name)),
      ),
    );
}

function objects(schema: z.ZodObject, path: string): Arbitrary<Record<string, unknown>> {
  return fc.oneof(
    { weight: 2, arbitrary: fields(schema, path) },
    { weight: 2, arbitrary: fewFields(schema, path) },
    { weight: 2, arbitrary: spiced(schema, path) },
  );
}

function bodies(call: Endpoint): Arbitrary<unknown> {
  const { body, path } = call;
  const fitting = fittingBodies.get(call);
  const wild = fc.oneof(hostileValues, fc.constant(undefined));
  if (!(body instanceof z.ZodObject)) return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, wild);
  const isOrder = 'items' in body.shape && 'customerId' in body.shape;
  const own = isOrder ? fc.oneof(objects(body, path), wholeBaskets(body, path)) : objects(body, path);
  const random = fc.oneof({ weight: 15, arbitrary: own }, { weight: 1, arbitrary: wild });
  return fitting ? fc.oneof(fitting, random) : random;
}

/** Fields that an order of the whole basket leaves out: with them few orders are accepted. */
const rarelyTrue = ['draftId', 'expectedTotal', 'expectedPromise', 'overrideRules', 'overrideReason'];

/** Puts the whole basket into an order: it is accepted only with the lines in the basket, at the total of this moment. */
function wholeBaskets({ shape }: z.ZodObject, path: string) {
  const kept = Object.entries(shape).filter(([name]) => !rarelyTrue.includes(name));
  return fields(z.strictObject(Object.fromEntries(kept)), path).map(body => ({
    ...body,
    items: [{ productId: wholeBasket, quantity: 1 }],
  }));
}

function parameters({ params, path }: Endpoint): Arbitrary<Record<string, string>> {
  const names = Object.keys(params?.shape ?? {});
  const id = (name: string) =>
    fc.oneof(
      { weight: 14, arbitrary: fc.nat(40).map(pick => idReference(kindOf(name, path), pick)) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: hostileTexts },
    );
  const value = (name: string): Arbitrary<string> => {
    const schema = params?.shape[name];
    if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options.map(String));
    if (name === 'token')
      return fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(sharedToken, plainToken) },
        fc.uuid(),
        hostileTexts,
      );
    // The number of a row of an import.
    return name === 'n' ? fc.constantFrom('2', '3') : id(name);
  };
  return fc.record(Object.fromEntries(names.map(name => [name, value(name)])));
}

const none = fc.constant<[string, string][]>([]);

function queries({ query, path }: Endpoint): Arbitrary<[string, string][]> {
  if (!query) return fc.oneof({ weight: 20, arbitrary: none }, fc.constant<[string, string][]>([['x', '1']]));
  const pairs = objects(query, path).map(values =>
    Object.entries(values).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((each): [string, string] => [name, textOf(each)])
        : value === null || value === undefined
          ? []
          : [[name, textOf(value)] satisfies [string, string]],
    ),
  );
  return fc.oneof({ weight: 2, arbitrary: none }, { weight: 5, arbitrary: pairs });
}

const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const files = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constant(gif) },
  fc.constantFrom(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64'),
    Buffer.from('MZ\x90\0').toString('base64'),
    `${gif}${Buffer.from('<script>alert(1)</script>').toString('base64')}`,
  ),
  fc.uint8Array({ maxLength: 200 }).map(bytes => Buffer.from(bytes).toString('base64')),
);

/** Notations of price lists: some that are read, and some that are not. */
const tradeCells = fc.constantFrom(
  ...[
    'SKU-0',
    'SKU-2',
    "'00777",
    '="00778"',
    '869 0123-45036 7',
    'Keten gömlek',
    'TOPLAM',
    'Blue',
    'Siyah, Beyaz',
  ],
  ...['7', '38,5', 'S-M-L-XL', '36-42', '1-2-2-1', '36:1, 38:2', '10.Ara', 'var', '120 adet', '#N/A', '=1+1'],
  ...['1.250,00 TL', '1.250', '$12.50', '100 TL + KDV'],
);
const headings = [
  'sku',
  'name',
  'price',
  'color',
  'size',
  'packs',
  'stock',
  'barcode',
  'customer code',
  'email',
];

/** Tables of the trade with hostile texts among their cells. */
const tables = fc
  .record({
    delimiter: fc.constantFrom(';', ',', '\t', '|'),
    heading: fc.oneof(
      { weight: 4, arbitrary: fc.shuffledSubarray(headings, { minLength: 2 }) },
      fc.array(hostileTexts, { maxLength: 8 }),
    ),
    rows: fc.array(
      fc.array(fc.oneof({ weight: 4, arbitrary: tradeCells }, hostileTexts), { maxLength: headings.length }),
      { maxLength: 8 },
    ),
  })
  .map(({ delimiter, heading, rows }) => {
    const line = (cells: string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(delimiter);
    return Buffer.from([heading, ...rows].map(line).join('\n')).toString('base64');
  });

/** Texts that a header takes: visible Latin-1 and blanks. */
const headerValues = hostileTexts.map(text => text.replace(/[^\x20-\x7e\xa1-\xff]/g, '').slice(0, 4_000));

const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    'idempotency-key',
    'origin',
    'sec-fetch-site',
    'accept',
    'accept-language',
    'accept-encoding',
    'content-type',
    'cookie',
    'host',
    'if-none-match',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-request-id',
    'authorization',
    'expect',
  ),
  headerValues,
  { minKeys: 1, maxKeys: 3 },
);

/** Each caller comes from one of a few addresses, so that limits are reached with and without them. */
const addresses = fc.nat(250).map(host => `198.51.100.${host}`);

function headersOf({ idempotent }: Pick<Endpoint, 'idempotent'>): Arbitrary<Record<string, string>> {
  const keys = fc.constantFrom('key-1', 'key-2', 'key-3');
  const own = idempotent
    ? fc.oneof(fc.constant({}), fc.record({ 'idempotency-key': keys }))
    : fc.constant<Record<string, string>>({});
  const more = fc.oneof(
    { weight: 12, arbitrary: fc.constant<Record<string, string>>({}) },
    { weight: 1, arbitrary: fc.constant({ origin: 'https://evil.example' }) },
    { weight: 1, arbitrary: hostileHeaders },
  );
  return fc.tuple(addresses, own, more).map(([address, mine, theirs]): Record<string, string> => {
    return { 'x-forwarded-for': address, ...mine, ...theirs };
  });
}

/** Callers of a call, most of whom are allowed to make it. */
function callersOf({ access }: Endpoint): Arbitrary<CallerName> {
  const likely: CallerName[] = access === 'admin' ? ['admin'] : ['first-shop', 'second-shop', 'admin'];
  if (access === 'public') likely.push('anonymous', 'anonymous');
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...likely) }, fc.constantFrom(...callers));
}

const filesOf = ({ path }: Endpoint) =>
  path === '/api/imports' ? fc.oneof({ weight: 4, arbitrary: tables }, files) : files;

function requestsOf(call: Endpoint): Arbitrary<Request> {
  return fc.record({
    caller: callersOf(call),
    call: fc.constant(call),
    method: fc.oneof(
      { weight: 40, arbitrary: fc.constant<string>(call.method) },
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
    ),
    params: parameters(call),
    query: queries(call),
    body: bodies(call),
    file: call.file ? filesOf(call) : fc.constant(null),
    headers: headersOf(call),
    cookies: fc.constant(''),
    copies: fc.oneof({ weight: 12, arbitrary: fc.constant(1) }, fc.constantFrom(2, 5)),
  });
}

const cookies = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('', '; language=en', '; language=tr', '; language=ar') },
  fc
    .tuple(fc.constantFrom('language', 'toptan', '__Host-toptan', '__proto__', ''), headerValues)
    .map(([name, value]) => `; ${name}=${value}`),
);

/** A look at something beside the contract, as a browser does it or otherwise. */
const looks: Arbitrary<Request> = fc
  .record({
    caller: fc.constantFrom(...callers),
    path: places,
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant('GET') },
      fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    ),
    accept: fc.oneof(
      { weight: 3, arbitrary: fc.constant({ accept: 'text/html,application/xhtml+xml' }) },
      fc.constant({}),
    ),
    headers: headersOf({}),
    cookies,
    copies: fc.oneof({ weight: 12, arbitrary: fc.constant(1) }, fc.constant(3)),
  })
  .map(({ path, accept, headers, ...look }) => ({
    ...look,
    call: { method: 'GET', path: `/${path.slice(1)}`, access: 'public', summary: 'a look' },
    params: {},
    query: [],
    body: undefined,
    file: null,
    headers: { ...accept, ...headers },
  }));

/** A request to any call of the contract, or to an address beside it. */
export const requests: Arbitrary<Request> = fc.oneof(
  { weight: 5, arbitrary: fc.oneof(...allCalls.map(requestsOf)) },
  { weight: 1, arbitrary: looks },
);
