import { successStatus } from '@toptan/contract/endpoint';
import { endpoints } from '@toptan/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls, named } from '../testing/calls.ts';
import { type Portal, startPortal } from '../testing/portal.ts';

type Schema = { $ref?: string; items?: Schema; anyOf?: Schema[] };

type Operation = {
  tags: string[];
  summary: string;
  description: string;
  security: object[];
  operationId: string;
  parameters?: { in: string; name: string; description?: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object }; encoding?: object }> };
  responses: Record<
    string,
    { headers?: object; content?: Record<string, { schema: Schema }>; $ref?: string }
  >;
};

let portal: Portal;
let document: { components: { schemas: object; responses: object }; tags: { name: string }[] };
let operations: Map<string, Operation>;
let paths: string[];
beforeAll(async () => {
  portal = await startPortal();
  const answer = await portal.anonymous.call('GET', '/api/openapi.json');
  document = answer.json();
  paths = Object.keys(answer.json().paths);
  operations = new Map(
    Object.entries(answer.json().paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(
        ([method, operation]) => [shapeOf(`${method.toUpperCase()} ${path}`), operation] as const,
      ),
    ),
  );
});
afterAll(() => portal.close());

/** The shape of an address, which is in the document once, whatever its parameters are called. */
const shapeOf = (name: string) => name.replace(/\{\w+\}/g, '{}');

const operationOf = (name: string): Operation => {
  const operation = operations.get(shapeOf(name));
  if (!operation) throw new Error(`${name} is not described`);
  return operation;
};

test('the first sentence of a call is its title, and the others are in its description', () => {
  const { summary, description } = operationOf('GET /api/papers/line-sheet');
  expect(summary).toMatch(/^[^.]+\.$/);
  expect(description).toBe('Unknown ids are left out. For administrators.');
});

describe('the reference describes', () => {
  test.each(named(allCalls))('%s', (name, call) => {
    const { parameters = [], requestBody, responses, security } = operationOf(name);
    const inPath = parameters.filter(parameter => parameter.in === 'path');
    expect(inPath.map(({ description, name }) => description ?? name)).toEqual(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(match => match[1]),
    );
    expect(requestBody !== undefined).toBe(call.body !== undefined);
    expect(security).toEqual(call.access === 'public' ? [] : [{ session: [] }]);

    const isSuccess = (status: string) => status.startsWith('2');
    const statuses = new Set([successStatus(call), ...(call.quoted ? [200] : [])].map(String));
    expect(new Set(Object.keys(responses).filter(isSuccess))).toEqual(statuses);
    const success = responses[successStatus(call)];
    expect(Object.keys(success?.content ?? {})).toEqual(
      call.stream ? ['text/event-stream'] : call.response ? ['application/json'] : (call.produces ?? []),
    );
    expect(Object.keys(success?.headers ?? {})).toEqual(
      call.paged ? ['X-Total-Count', 'X-Total-Count-Capped', 'Link'] : [],
    );
    expect(responses['default']).toBeDefined();
    for (const [status, { $ref }] of Object.entries(responses))
      expect($ref).toBe(isSuccess(status) ? undefined : '#/components/responses/Refusal');
    expect(responses['401'] === undefined).toBe(call.access === 'public');
  });
});

test.each([
  ['GET /api/orders', '200'],
  ['GET /api/orders/{id}/paper', '200'],
  ['GET /api/events', '200'],
  ['POST /api/orders', '201'],
  ['POST /api/auth/forgot-password', '202'],
  ['POST /api/auth/logout', '204'],
])('%s succeeds with %s', (name, status) => {
  expect(operationOf(name).responses).toHaveProperty(status);
});

test('each address and each operation stands in the reference once', () => {
  const ids = [...operations.values()].map(operation => operation.operationId);
  expect(ids).toHaveLength(allCalls.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(paths.map(shapeOf)).size).toBe(paths.length);
});

test('what the reference points to is there', () => {
  const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)].map(match => match[1] ?? '');
  expect(pointers.length).toBeGreaterThan(0);
  for (const pointer of new Set(pointers)) {
    const steps = pointer.split('/').slice(1);
    const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document);
    expect([pointer, target]).not.toEqual([pointer, undefined]);
  }
});

/** The schema of an answer, or of the rows of a list. */
function rowsOf(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(rowsOf);
  return schema.items ? rowsOf(schema.items) : [schema];
}

const answering = allCalls.filter(call => call.response ?? call.quoted);

test.each(named(answering))('what %s answers has a name', (name, call) => {
  const { responses } = operationOf(name);
  const answers = [successStatus(call), 200].flatMap(
    status => responses[status]?.content?.['application/json'] ?? [],
  );
  expect(answers).not.toEqual([]);
  for (const row of answers.flatMap(({ schema }) => rowsOf(schema)))
    expect(row).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/[A-Z]\w+$/) });
});

test('each name is used', () => {
  const text = JSON.stringify(document);
  for (const name of Object.keys(document.components.schemas))
    expect(text).toContain(`"#/components/schemas/${name}"`);
});

test('the reference knows the picture of a form and the parts that are JSON', () => {
  for (const name of ['POST /api/products', 'PUT /api/products/{id}']) {
    const form = operationOf(name).requestBody?.content['multipart/form-data'];
    expect(form?.schema.properties).toMatchObject({ image: { type: 'string', format: 'binary' } });
    const json = { contentType: 'application/json' };
    expect(form?.encoding).toEqual({ sizes: json, colors: json, stockPools: json });
  }
});

test('the reference knows which files an import takes', () => {
  for (const name of ['POST /api/imports', 'POST /api/imports/{id}/pictures'])
    expect(operationOf(name).requestBody?.content['multipart/form-data']?.schema.properties).toMatchObject({
      file: { description: 'CSV, XLSX or, of pictures, ZIP, at most 10 MB' },
    });
});

test('the reference explains how an order is placed once', () => {
  expect(operationOf('POST /api/orders').parameters).toMatchObject([
    { in: 'header', name: 'Idempotency-Key' },
  ]);
});

test('the reference is sorted by features', () => {
  expect(document.tags.map(tag => tag.name)).toEqual(Object.keys(endpoints));
  expect(operationOf('PUT /api/orders/{id}/status').tags).toEqual(['orders']);
});

test('the document is compressed once, and the files of its page never', async () => {
  const get = (url: string, headers = {}) =>
    portal.anonymous.call('GET', url, undefined, { 'accept-encoding': 'br', ...headers });
  const answer = await get('/api/openapi.json');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.any(String) });
  const again = await get('/api/openapi.json', { 'if-none-match': answer.headers.etag });
  expect(again.statusCode).toBe(304);
  for (const file of ['json', 'static/swagger-ui-bundle.js'])
    expect((await get(`/api/docs/${file}`)).headers).not.toHaveProperty('content-encoding');
});
