import type { Endpoint } from '@toptan/contract/endpoint';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { z } from 'zod';
import { settings } from '../db/schema-settings.ts';
import { callsWith, expectRefusal, formOf, json, named, pathOf, takesBody } from '../testing/calls.ts';
import { type Caller, type Portal, startPortal } from '../testing/portal.ts';

let portal: Portal;
let admin: Caller;
let shop: Caller;
beforeAll(async () => {
  portal = await startPortal();
  // A closed showcase, and a form that nobody asks for, answer nothing but 404.
  await portal.db.insert(settings).values({ showcase: 'all', isTaxAsked: true });
  [admin, shop] = [await portal.admin(), await portal.shop()];
});
afterAll(() => portal.close());

/** The caller of a call: signing out would end the session that the other calls need. */
const callerOf = (call: Endpoint) =>
  call.access === 'public' ? portal.anonymous : call.access === 'shop' ? shop : admin;

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Values as JSON texts, which express more than JavaScript values can. */
const evilValues = [
  'null',
  'true',
  '-1',
  '1.5',
  '1e309',
  '-1e309',
  '9007199254740993',
  '2147483648',
  '[]',
  '{}',
  '""',
  '" "',
  '"1"',
  '["x"]',
  '{"$ne":null}',
  '{"__proto__":{"role":"admin"}}',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x@example.com"',
  '"x\\r\\nBcc: all@example.com"',
  '"\\u202etxt.exe"',
  `"' OR 1=1--"`,
  '"../../etc/passwd"',
  '"<script>alert(1)</script>"',
  `"${'x'.repeat(10_000)}"`,
  `"${'ş'.repeat(300)}"`,
  `${'['.repeat(200)}${']'.repeat(200)}`,
];

/** One value of each kind that is no object with fields. */
const otherKinds = ['null', 'true', '-1', '""', '[]', '["x"]', `${'['.repeat(200)}${']'.repeat(200)}`];

/** Values behind the `=` of an address. */
const evilQueries = [
  ...[
    '',
    ' ',
    '%',
    '_',
    '\\',
    '\0',
    "' OR 1=1--",
    '1e309',
    '-1',
    '[]',
    'x'.repeat(10_000),
    '☃',
    '\u0301',
    '％',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59.999999-14:00',
    '2026-01-01T00:00:00-16:00',
    `2026-01-01T00:00:00.${'9'.repeat(200)}Z`,
  ].map(encodeURIComponent),
  '%',
  '%ED%A0%80',
];

const evilCursors = [
  [],
  [''],
  ['x', 'y'],
  ['\0', v7()],
  ['2026-01-01', v7()],
  ['0000-01-01T00:00:00.000000Z', v7()],
  [`2026-01-01T00:00:00.${'9'.repeat(200)}Z`, v7()],
  [v7()],
  [v7(), v7()],
  [v7(), v7(), v7()],
  [{}, []],
].map(key => Buffer.from(JSON.stringify(key)).toString('base64url'));

/**
 * Sets every value in all fields at once, and one of them in each field alone, by turns: a field that is refused hides those after
 * it. The fuzzer tries the others.
 */
function each(keys: readonly string[], values: readonly string[]): Record<string, string>[] {
  const alone = keys.map((key, at) => ({ [key]: values[at % values.length] ?? '' }));
  return [...values.map(value => Object.fromEntries(keys.map(key => [key, value]))), ...alone];
}

/** A token of a shared link may be any text. */
const isTokenText = ({ path }: Endpoint) => path.startsWith('/api/shared/');

describe('ids', () => {
  test.each(named(callsWith('params').filter(call => !isTokenText(call))))(
    'that are no UUID are refused by %s',
    async (_name, call) => {
      for (const id of [
        'x',
        '1',
        'null',
        'undefined',
        '-1',
        '__proto__',
        'constructor',
        `${v7()}0`,
        "'--",
        '%25',
        '☃',
      ]) {
        const body = takesBody(call) ? {} : undefined;
        const form = call.file ? formOf({}) : { body, headers: {} };
        const answer = await callerOf(call).call(
          call.method,
          pathOf(call, encodeURIComponent(id)),
          form.body,
          form.headers,
        );
        expectRefusal(answer);
      }
    },
  );

  test.each(named(callsWith('params')))('that break the address are no fault of %s', async (_name, call) => {
    for (const id of [
      'x'.repeat(10_000),
      '%00',
      '%ED%A0%80',
      '%E0%A4%A',
      '%',
      '%2e%2e%2f',
      '..%5c..',
      ' ',
      '%0d%0aX:y',
    ]) {
      const answer = await callerOf(call).call(call.method, pathOf(call, id));
      if (!isTokenText(call) || answer.statusCode !== 204) expectRefusal(answer, [400, 404, 414, 415]);
    }
  });
});

describe('values', () => {
  test.each(named(callsWith('body')))('of every wrong kind are no fault of %s', async (_name, call) => {
    const keys = keysOf(call.body);
    const path = pathOf(call, v7());
    for (const fields of each(keys, evilValues)) {
      const text = `{${Object.entries(fields).map(([key, value]) => `"${key}":${value}`)}}`;
      const { body, headers } = call.file ? formOf(fields) : { body: text, headers: json };
      const answer = await (call.file ? admin : callerOf(call)).call(call.method, path, body, headers);
      if (answer.statusCode >= 400) expectRefusal(answer, [400, 401, 404, 409, 429]);
    }
  });

  test.each(named(callsWith('body').filter(call => !call.file)))(
    'instead of an object are refused by %s',
    async (_name, call) => {
      for (const value of otherKinds)
        expectRefusal(
          await callerOf(call).call(call.method, pathOf(call, v7()), value, json),
          [400, 404, 409],
        );
    },
  );

  test.each(named(callsWith('query')))(
    'of every wrong kind in the address are no fault of %s',
    async (_name, call) => {
      const keys = keysOf(call.query);
      const queries = [
        ...each(keys, evilQueries).map(fields =>
          Object.entries(fields)
            .map(field => field.join('='))
            .join('&'),
        ),
        ...keys.flatMap(key => ['=1&', '[]=1&', '[x]=1&'].map(form => `${key}${form}${key}=2`)),
      ];
      const cursors = call.paged ? evilCursors.map(cursor => `cursor=${cursor}`) : [];
      for (const query of [...queries, ...cursors]) {
        const answer = await admin.call(call.method, `${call.path}?${query}`);
        if (answer.statusCode !== 200) expectRefusal(answer);
      }
    },
  );
});
