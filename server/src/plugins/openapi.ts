import type { Endpoint } from '@toptan/contract/endpoint';
import { endpoints } from '@toptan/contract/endpoints';
import { errorBodySchema } from '@toptan/contract/errors';
import { z } from 'zod';
import { oneOfEachShape, operationId } from './openapi-paths.ts';

type Schema = { type?: unknown; properties?: Record<string, Schema>; description?: string; format?: string };
type Body = { schema: Schema; encoding?: Record<string, { contentType: string }> };
type Answer = { $ref: string } | { description: string; headers?: object; content?: Record<string, Body> };

/** The parts of an operation of OpenAPI 3.1 that are completed here. */
type Operation = {
  operationId?: string;
  tags?: string[];
  description?: string;
  security?: object[];
  parameters?: object[];
  requestBody?: { content: Record<string, Body> };
  responses?: Record<string, Answer>;
};

type Document = {
  tags?: object[];
  components?: object;
  paths?: Record<string, Record<string, Operation>>;
};

/** What the calls of each room are about. */
const rooms: Record<keyof typeof endpoints, string> = {
  auth: 'Signing in and out, one-time links to a password',
  account: 'The own account: password, sessions, second factor',
  audit: 'The record of what staff did',
  registration: 'Applications for an account',
  stats: 'Figures for the dashboards',
  orders: 'Orders, their way and their makers',
  products: 'The catalogue, its prices, pictures and stock',
  basket: 'What a shop is about to order',
  customers: 'Shops that buy',
  manufacturers: 'Those who make what stock cannot cover',
  events: 'A stream that says what has changed',
};

const callers: Record<Endpoint['access'], string> = {
  public: 'Anybody may make this call.',
  'signed-in': 'For those who are signed in; a shop reaches only what is its own.',
  admin: 'For administrators.',
};

const refusal = { $ref: '#/components/responses/Refusal' };

/** Statuses with which a call may be refused, whatever it does. */
function refusals({ access, method, params, query, body }: Endpoint): Record<string, Answer> {
  return {
    ...((params || query || body) && { 400: refusal }),
    ...(access !== 'public' && { 401: refusal }),
    ...((access === 'admin' || method !== 'GET') && { 403: refusal }),
    ...(params && { 404: refusal }),
    default: refusal,
  };
}

const pageHeaders = {
  'X-Total-Count': { description: 'Rows on all pages together', schema: { type: 'integer' } },
  'X-Total-Count-Capped': {
    description: '`true` where there are more rows than a search counts',
    schema: { type: 'string', const: 'true' },
  },
  Link: { description: 'The next page, `<…>; rel="next"`; absent on the last', schema: { type: 'string' } },
};

const idempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  description: 'Makes the call safe to repeat: the same key and body get the same answer for 48 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function success({ response, paged, stream }: Endpoint, described: Answer | undefined): Answer {
  if (stream) {
    const schema = { type: 'string', description: 'Events `change`, `resync` and `signed-out`' };
    return { description: 'A stream', content: { 'text/event-stream': { schema } } };
  }
  if (!response) return { description: 'Done' };
  return { ...described, description: 'Done', ...(paged && { headers: pageHeaders }) };
}

/** The file part, and which parts are JSON text. */
function completeForm(form: Body | undefined, filePart: string): void {
  const { properties } = form?.schema ?? {};
  if (!form || !properties) return;
  const lists = Object.keys(properties).filter(name => properties[name]?.type === 'array');
  form.encoding = Object.fromEntries(lists.map(name => [name, { contentType: 'application/json' }]));
  properties[filePart] = {
    type: 'string',
    format: 'binary',
    description: 'PNG, JPEG, GIF, WebP or AVIF, at most 5 MB',
  };
}

function complete(operation: Operation, room: string, call: Endpoint): void {
  const status = call.status ?? (call.response ? 200 : 204);
  operation.operationId = operationId(call.method, call.path);
  operation.tags = [room];
  operation.description = callers[call.access];
  operation.security = call.access === 'public' ? [] : [{ session: [] }];
  if (call.idempotent) operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
  if (call.file) completeForm(operation.requestBody?.content['multipart/form-data'], call.file);
  operation.responses = {
    [status]: success(call, operation.responses?.[status]),
    ...refusals(call),
  };
}

/** Tells in an OpenAPI document what the routes' schemas leave out: rooms, callers, refusals, headers and file parts. */
export function completeDocument<D extends object>(document: D): D {
  const { paths = {}, components, ...rest }: Document = document;
  for (const [room, calls] of Object.entries(endpoints)) {
    for (const call of calls as readonly Endpoint[]) {
      const operation = paths[call.path]?.[call.method.toLowerCase()];
      if (operation) complete(operation, room, call);
    }
  }
  const { $schema: _, ...error } = z.toJSONSchema(errorBodySchema);
  return {
    ...(rest as D),
    tags: Object.entries(rooms).map(([name, description]) => ({ name, description })),
    components: {
      ...components,
      schemas: { Error: error },
      responses: {
        Refusal: {
          description: 'Refused; `code` says why, and `fields` which values are wrong',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
    paths: oneOfEachShape(paths),
  };
}
