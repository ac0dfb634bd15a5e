import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type QuotedOf,
  successStatus,
} from '@toptan/contract/endpoint';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  preValidationAsyncHookHandler,
} from 'fastify';
import { type JsonBytes, listOfJson } from '../db/json-rows.ts';
import type { Actor } from '../events/actor.ts';
import { type RepeatableCall, repeatableCall } from '../idempotency.ts';
import type { Page } from '../pagination.ts';
import { type OwnViewer, ownViewerOf, type ShopViewer, type Viewer } from '../viewer.ts';
import { callName } from './access.ts';
import { untilGone } from './fair-limiter.ts';
import { readMultipart, refuseForm, type UploadedFile } from './multipart.ts';
import { actorOf, type Principal } from './principal.ts';
import { jsonType, type ReadyAnswer, readyAnswer, sendReady } from './ready-answer.ts';
import { type SentFile, sendFile } from './sent-file.ts';
import { serializerOf } from './validation.ts';

/** The caller of a call, null for a visitor of a public one. */
type CallerOf<E extends Endpoint, Caller> = E['access'] extends 'public' ? Caller | null : Caller;

/** The viewer of a call: a shop, where the call is for shops. */
type ViewerFor<E extends Endpoint> = E['access'] extends 'shop' ? ShopViewer : OwnViewer;

/** The arguments of a handler: everything is validated, and the principal may make this call. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  principal: CallerOf<E, Principal>;
  /** The viewer for the caller's rows. */
  viewer: CallerOf<E, ViewerFor<E>>;
  /** The actor of the call, as its event records it. */
  actor: Actor;
  /** The key of a call that honours `Idempotency-Key`; null: the call carried none, and is carried out again when it is repeated. */
  call: RepeatableCall | null;
  /** The file part of a multipart form. */
  file: UploadedFile | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

type RowOf<E extends Endpoint> = AnswerOf<E> extends (infer Row)[] ? Row : never;

type HandlerAnswer<E extends Endpoint> = E extends { paged: true }
  ? Page<RowOf<E>> | Page<JsonBytes<RowOf<E>>>
  : E extends { produces: readonly string[] }
    ? SentFile
    : AnswerOf<E> | (E extends { quoted: object } ? QuotedOf<E> : never);

function nextLink(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://path.only');
  url.searchParams.set('cursor', cursor);
  // Rows are counted once, for the first page.
  url.searchParams.delete('offset');
  return `<${url.pathname}${url.search}>; rel="next"`;
}

/** The headers for the total and the next page. They depend on the address and the database alone. */
function pageHeaders({ total, isCapped, nextCursor }: Page<unknown>, request: FastifyRequest) {
  return {
    'x-total-count': total,
    ...(isCapped && { 'x-total-count-capped': 'true' }),
    ...(nextCursor !== null && { link: nextLink(request, nextCursor) }),
  };
}

const bytesOf = (answer: unknown, reply: FastifyReply) =>
  Buffer.from(String(reply.serialize(answer as Record<string, unknown>)));

/** Rows as JSON: those that PostgreSQL has written as they are, others through the response filter. */
const bytesOfRows = (rows: readonly unknown[], reply: FastifyReply) =>
  Buffer.isBuffer(rows[0]) ? listOfJson(rows as Buffer[]) : bytesOf(rows, reply);

function sendPage(page: Page<unknown>, request: FastifyRequest, reply: FastifyReply) {
  return reply.headers(pageHeaders(page, request)).type(jsonType).send(bytesOfRows(page.rows, reply));
}

function ready(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): ReadyAnswer {
  if (!endpoint.paged) return readyAnswer(bytesOf(answer, reply));
  const page = answer as Page<unknown>;
  return readyAnswer(bytesOfRows(page.rows, reply), pageHeaders(page, request));
}

/** The key under which a call is made once. The ids in its path are part of it. */
function callIn({ idempotent, ...endpoint }: Endpoint, request: FastifyRequest): RepeatableCall | null {
  const { principal, headers, params, body } = request;
  if (!idempotent || !principal) return null;
  const name = [callName(endpoint), ...Object.values(params as object)].join(' ');
  return repeatableCall(headers['idempotency-key'], principal.userId, name, body);
}

/** The hooks that read or refuse a form before the validation; most calls have none. */
function beforeValidation({ file, fileMax, partMax, body }: Endpoint): preValidationAsyncHookHandler[] {
  if (file)
    return [
      async request => {
        const form = await readMultipart(request, { file, fileMax, partMax });
        request.body = form.fields;
        request.uploadedFile = form.file;
      },
    ];
  return body ? [async request => refuseForm(request)] : [];
}

/** Responds when it is the user's turn, which lasts until the answer is made; for a file until it is sent. */
async function inTurn(
  { server, principal }: FastifyRequest,
  reply: FastifyReply,
  { costly, stream }: Endpoint,
  respond: () => Promise<unknown>,
): Promise<unknown> {
  if (!principal || stream) return respond();
  const limiter = costly ? server.limiters.costly : server.limiters.plain;
  const release = await limiter.acquire(principal.userId, untilGone(reply));
  try {
    return await respond();
  } finally {
    release();
  }
}

/** The cache key: everything besides the database on which a shared answer depends. */
const cacheKeyOf = ({ url }: FastifyRequest, viewer: Viewer) => `${JSON.stringify(viewer)} ${url}`;

/** Answers from the cache before validation: the address was validated when its answer was made. */
function answerFromCache<E extends Endpoint>(
  app: FastifyInstance,
  seenBy: SharedHandler<E, Viewer>['seenBy'],
): onRequestHookHandler {
  return (request, reply, done) => {
    const { principal } = request;
    const cached =
      principal &&
      app.responseCache.known(
        principal.snapshot,
        cacheKeyOf(request, seenBy(principal, request.query as QueryOf<E>)),
      );
    return cached ? sendReady(cached, request, reply) : done();
  };
}

/** The handler of a call. One without an answer returns nothing. */
type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<HandlerAnswer<E>> | (undefined extends HandlerAnswer<E> ? Promise<void> : never);

/**
 * The handler of an answer that equal viewers share at the same address. It is cached until something is written, for a minute at
 * most. `run` gets nothing else of the caller.
 */
type SharedHandler<E extends Endpoint, V extends Viewer> = {
  seenBy: (principal: Principal, query: QueryOf<E>) => V;
  run: (call: Pick<Call<E>, 'params' | 'query'> & { viewer: V }) => Promise<HandlerAnswer<E>>;
};

/** The most bytes of a body that anybody may send: it is parsed before the call counts. */
const publicBodyMax = 32 * 1024;

/**
 * Registers a call of the contract: access, validation, status and response filter come from its description.
 * @param admit judges a request of somebody who may make the call before its body is read; throws a refusal
 */
export function handle<E extends Endpoint, V extends Viewer>(
  app: FastifyInstance,
  endpoint: E,
  answered: Handler<E> | SharedHandler<E, V>,
  admit?: (request: FastifyRequest) => Promise<void>,
): void {
  const status = successStatus(endpoint);
  const bodyMax =
    endpoint.bodyMax ?? (endpoint.access === 'public' && !endpoint.file ? publicBodyMax : undefined);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.response && { response: { [status]: endpoint.response } }),
    },
    config: { access: endpoint.access, contract: callName(endpoint) },
    ...(bodyMax !== undefined && { bodyLimit: bodyMax }),
    onRequest: [
      ...(typeof answered === 'object' ? [answerFromCache(app, answered.seenBy)] : []),
      ...(admit ? [admit] : []),
    ],
    preValidation: beforeValidation(endpoint),
    handler: (request, reply) =>
      inTurn(request, reply, endpoint, async () => {
        const asked = { params: request.params as ParamsOf<E>, query: request.query as QueryOf<E> };
        if (typeof answered === 'object') {
          reply.status(status);
          // The access is not public, so that the caller is known here.
          const principal = request.principal as Principal;
          const viewer = answered.seenBy(principal, asked.query);
          const make = async () => ready(endpoint, await answered.run({ ...asked, viewer }), request, reply);
          const key = cacheKeyOf(request, viewer);
          return sendReady(await app.responseCache.answer(principal.snapshot, key, make), request, reply);
        }
        const { principal } = request;
        const answer: unknown = await answered({
          ...asked,
          body: request.body as BodyOf<E>,
          principal: principal as CallerOf<E, Principal>,
          viewer: (principal && ownViewerOf(principal)) as CallerOf<E, ViewerFor<E>>,
          actor: actorOf(request, status),
          call: callIn(endpoint, request),
          file: request.uploadedFile,
          request,
          reply,
        });
        if (endpoint.stream) return reply;
        if (endpoint.produces) return sendFile(answer as SentFile, reply);
        reply.status(status);
        if (endpoint.paged) return sendPage(answer as Page<unknown>, request, reply);
        if (endpoint.quoted && (asked.query as { quote?: 'true' }).quote) {
          reply.status(200).serializer(serializerOf(endpoint.quoted));
          return answer;
        }
        return endpoint.response ? answer : reply.send();
      }),
  });
}
