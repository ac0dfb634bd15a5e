import { login } from '@toptan/contract/auth';
import { idSchema } from '@toptan/contract/ids';
import { setPassword } from '@toptan/contract/new-password';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/client.ts';
import { callName } from '../plugins/contract-routes.ts';
import { insertDeed, insertSignIn, type NewDeed, recordOutcome } from './queries.ts';
import { withoutSecrets } from './without-secrets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a deed of staff is done. */
    deedId: string | null;
  }
}

const text = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** What a body calls the row that it asks to create. */
function nameIn(body: Record<string, unknown>): string | null {
  return (
    text(body['companyName']) ?? text(body['customerFullName']) ?? text(body['sku']) ?? text(body['name'])
  );
}

function describe(request: FastifyRequest, deed: string): NewDeed | null {
  const { session } = request;
  if (session?.role !== 'admin') return null;
  const { id } = (request.params ?? {}) as { id?: string };
  const body = request.body && typeof request.body === 'object' ? withoutSecrets(request.body) : null;
  return {
    userId: session.userId,
    username: session.username,
    role: session.role,
    deed,
    room: deed.split('/')[2] ?? '',
    subjectId: id ?? null,
    subject: body && nameIn(body),
    details: body,
    address: request.ip,
    requestId: request.id,
  };
}

/** Somebody who signs in has no session yet: staff are known by the name that was typed, or the one that was answered. */
const signIns = new Set([callName(login), callName(setPassword)]);

/** Let in, turned away, held off; a body that was refused for its shape names nobody. */
const signInStatuses = new Set([200, 401, 429]);

function signedInName(request: FastifyRequest, payload: unknown): string | null {
  const typed = request.body as { username?: unknown } | undefined;
  if (typeof typed?.username === 'string') return typed.username;
  if (typeof payload !== 'string') return null;
  return (JSON.parse(payload) as { user?: { username?: string } }).user?.username ?? null;
}

/** The id in the answer to a deed that made a row. */
function createdId(payload: unknown): string | null {
  if (typeof payload !== 'string') return null;
  const { id } = JSON.parse(payload) as { id?: unknown };
  return idSchema.safeParse(id).data ?? null;
}

/** No deed, and most of what is asked. */
const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Writes down every write of the contract that an administrator makes, before it is made: a deed can lack its outcome
 * when the server dies meanwhile, but never its record. What a refused shape or a missing right stopped is no deed.
 */
export function registerDeeds(app: FastifyInstance, db: Database): void {
  app.decorateRequest('deedId', null);

  async function begin(request: FastifyRequest): Promise<void> {
    const { contract } = request.routeOptions.config;
    const deed = contract && describe(request, contract);
    if (deed) request.deedId = await insertDeed(db, deed);
  }

  app.addHook('preHandler', (request, _reply, done) => (isReading(request) ? done() : begin(request)));

  async function conclude(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const deed = request.routeOptions.config.contract;
    if (deed && signIns.has(deed) && signInStatuses.has(reply.statusCode)) {
      const username = signedInName(request, payload);
      const { ip: address, id: requestId } = request;
      if (username) await insertSignIn(db, { username, deed, address, requestId, status: reply.statusCode });
    }
    if (!request.deedId) return;
    const created = reply.statusCode === 201 ? createdId(payload) : null;
    await recordOutcome(db, { id: request.deedId, status: reply.statusCode, createdId: created });
  }

  // A deed that was done is answered as done: without its outcome the record still has it.
  app.addHook('onSend', (request, reply, payload, done) =>
    isReading(request)
      ? done()
      : conclude(request, reply, payload).catch(error => request.log.error(error, 'A deed has no outcome')),
  );
}
