import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, successStatus } from '@toptan/contract/endpoint';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Zod schemas as JSON Schema. A schema with an id is written once, under its name. */
export class Schemas {
  readonly named: Record<string, JsonSchema> = {};

  /** The schema of a client's body or the server's answer: before transforms, as the response filter has it too. */
  write(schema: z.ZodType): JsonSchema {
    const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(schema, { io: 'input' });
    for (const [name, named] of Object.entries($defs)) {
      if (!isDeepStrictEqual(this.named[name] ?? named, named))
        throw new Error(`Two schemas are named ${name}`);
      this.named[name] = named;
    }
    return json;
  }
}

const callers: Record<Endpoint['access'], string> = {
  public: 'Anybody may make this call.',
  'signed-in': 'For those who are signed in; a shop reaches only what is its own.',
  shop: 'For shops, each for what is its own.',
  admin: 'For administrators.',
};

const refusal = { $ref: '#/components/responses/Refusal' };

/** Statuses with which a call may be refused, whatever it does. */
const refusals = ({ access, method, params, query, body }: Endpoint) => ({
  ...((params || query || body) && { 400: refusal }),
  ...(access !== 'public' && { 401: refusal }),
  ...((access === 'admin' || access === 'shop' || method !== 'GET') && { 403: refusal }),
  ...(params && { 404: refusal }),
  default: refusal,
});

const pageHeaders = {
  'X-Total-Count': { description: 'Number of rows on all pages', schema: { type: 'integer' } },
  'X-Total-Count-Capped': {
    description: 'There are more rows than `X-Total-Count`, a search counts no further; absent otherwise',
    schema: { type: 'string', const: 'true' },
  },
  Link: { description: 'The next page, `<…>; rel="next"`; absent on the last', schema: { type: 'string' } },
};

const binary = { schema: { type: 'string', format: 'binary' } };

const eventStream = { schema: { type: 'string', description: 'Events `change`, `resync` and `signed-out`' } };

function success({ response, paged, stream, produces }: Endpoint, schemas: Schemas): object {
  if (produces)
    return { description: 'A file', content: Object.fromEntries(produces.map(type => [type, binary])) };
  if (stream) return { description: 'A stream', content: { 'text/event-stream': eventStream } };
  if (!response) return { description: 'Done' };
  return {
    description: 'Done',
    ...(paged && { headers: pageHeaders }),
    content: { 'application/json': { schema: schemas.write(response) } },
  };
}

/** The answer to `?quote=true`; it shares its status with the plain answer of some calls. */
function quotedSuccess(call: Endpoint, schemas: Schemas): object {
  const { response, quoted } = call;
  if (!quoted) return {};
  const both = response && successStatus(call) === 200 ? z.union([response, quoted]) : quoted;
  return { 200: success({ ...call, response: both }, schemas) };
}

/** The file part of a call: CSV, XLSX or ZIP up to its limit, or a picture. */
const fileOf = ({ fileMax }: Endpoint) => ({
  type: 'string',
  format: 'binary',
  description:
    fileMax === undefined
      ? 'PNG, JPEG, GIF, WebP or AVIF, at most 5 MB'
      : `CSV, XLSX or, of pictures, ZIP, at most ${fileMax / 1_048_576} MB`,
});

/** A multipart form with its file part; lists are JSON text. */
function form(filePart: string, file: object, fields: JsonSchema): object {
  const lists = Object.entries(fields.properties ?? {}).filter(
    ([, field]) => typeof field === 'object' && field.type === 'array',
  );
  return {
    schema: { ...fields, properties: { ...fields.properties, [filePart]: file } },
    encoding: Object.fromEntries(lists.map(([name]) => [name, { contentType: 'application/json' }])),
  };
}

function requestBody(call: Endpoint, schemas: Schemas): object | undefined {
  const { body, file } = call;
  if (!body) return undefined;
  const schema = schemas.write(body);
  const content = file
    ? { 'multipart/form-data': form(file, fileOf(call), schema) }
    : { 'application/json': { schema } };
  return { required: true, content };
}

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '');

/** Parameters of the path have the names of the address; the call's own names are their descriptions. */
function pathParameters({ path, params }: Endpoint, address: string, schemas: Schemas): object[] {
  if (!params) return [];
  const { properties = {} } = schemas.write(params);
  const names = namesIn(address);
  return namesIn(path).map((own, index) => ({
    in: 'path',
    name: names[index],
    required: true,
    ...(own !== names[index] && { description: own }),
    schema: properties[own],
  }));
}

function queryParameters({ query }: Endpoint, schemas: Schemas): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemas.write(query);
  return Object.entries(properties).map(([name, schema]) => ({
    in: 'query',
    name,
    required: required.includes(name),
    schema,
  }));
}

const idempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  description: 'Makes the call safe to repeat: the same key and body get the same answer for 48 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** The id of a call for generated clients: `PUT /api/orders/{id}/status` is `putOrdersIdStatus`. */
function operationId({ method, path }: Endpoint): string {
  const words = path.replace(/^\/api\//, '').match(/\w+/g) ?? [];
  return method.toLowerCase() + words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** A call of the contract as an operation of OpenAPI 3.1, at this address. */
export function operationOf(call: Endpoint, feature: string, address: string, schemas: Schemas): object {
  const parameters = [
    ...pathParameters(call, address, schemas),
    ...queryParameters(call, schemas),
    ...(call.idempotent ? [idempotencyKey] : []),
  ];
  const body = requestBody(call, schemas);
  // The page shows the summary beside the path, and the description once the call is opened.
  const [title, ...rest] = call.summary.split(/(?<=\.) /);
  return {
    operationId: operationId(call),
    tags: [feature],
    summary: title,
    description: [...rest, callers[call.access]].join(' '),
    security: call.access === 'public' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      [successStatus(call)]: success(call, schemas),
      ...quotedSuccess(call, schemas),
      ...refusals(call),
    },
  };
}
