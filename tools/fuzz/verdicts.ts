import * as account from '@toptan/contract/account';
import { login, logout } from '@toptan/contract/auth';
import { orderByDraftLink, readDraftLink } from '@toptan/contract/draft-links';
import { makeDraftLink } from '@toptan/contract/drafts';
import { type Endpoint, successStatus } from '@toptan/contract/endpoint';
import { checkPasswordLink, setPassword } from '@toptan/contract/new-password';
import { getShared } from '@toptan/contract/sharing';
import { allCalls } from '../../server/src/testing/calls.ts';
import { canary, markerOf } from './marks.ts';
import { faultsOfPlace } from './place-verdicts.ts';
import type { Exchange } from './rounds.ts';
import type { Surroundings } from './rules.ts';
import { faultsOfRefusal, isExactly, parse } from './shapes.ts';
import { toldToStranger } from './strangers.ts';
import type { People } from './world.ts';
import { idsIn } from './written-ids.ts';

/** The state in which an answer is judged. */
export type Known = Surroundings & {
  people: People;
  secrets: ReadonlySet<string>;
  /** Ids that stand in texts. */
  written: ReadonlySet<string>;
};

/** Milliseconds of one call; a slower call is an attack that worked. Papers requested at once are drawn one after the other. */
const slowestMs = 15_000;

/** Calls that hand out or take back a session. */
const cookieCalls = new Set<Endpoint>([login, logout, setPassword, account.changePassword]);

/** The call of the contract that a request really made, whichever it was generated from. */
export function callMade({ request, sent }: Exchange): Endpoint | undefined {
  const method = sent.method === 'HEAD' ? 'GET' : sent.method;
  return allCalls.find(call => call.method === method && call.path === request.call.path);
}

/** Whether a list that is given whole has a header with how long it is. */
function isWholeCount({ sent, answer: { headers, body } }: Exchange): boolean {
  const isPart = headers['link'] !== undefined || /[?&](cursor|offset)=/.test(sent.path);
  return isPart || Number(headers['x-total-count']) === (JSON.parse(body) as unknown[]).length;
}

function* faultsOfSuccess(exchange: Exchange, call: Endpoint): Generator<string> {
  const { sent, answer } = exchange;
  const { searchParams } = new URL(sent.path, 'http://localhost');
  const quoted = searchParams.get('quote') === 'true' ? call.quoted : undefined;
  const status = quoted ? 200 : successStatus(call);
  if (answer.status !== status) yield `a success with ${answer.status} in the place of ${status}`;
  if (call.stream || sent.method === 'HEAD') return;
  if (call.produces) {
    const [mediaType = ''] = (answer.headers['content-type'] ?? '').split(';');
    if (!call.produces.includes(mediaType) || answer.body === '') yield 'a file of another type, or none';
    return;
  }
  const schema = quoted ?? call.response;
  const isRight = schema ? isExactly(schema, parse(answer.body)) : answer.body === '';
  if (!isRight) yield 'an answer outside its schema';
  else if (call.paged && !isWholeCount(exchange)) yield 'a list that is counted wrong';
}

function* faultsOfAccess(
  { caller, sent, answer }: Exchange,
  call: Endpoint,
  { people, closed }: Known,
): Generator<string> {
  if (answer.status >= 300) return;
  const isOut = caller === 'anonymous' || closed.has(people[caller].customerId ?? '');
  if (call.access !== 'public' && isOut) yield 'an answer for somebody who may not enter';
  if (call.access === 'admin' && caller !== 'admin') yield 'an answer that is for staff';
  if (call.access === 'shop' && caller === 'admin') yield 'an answer that is for shops';
  const { origin } = sent.headers;
  if (origin && sent.method !== 'GET' && sent.method !== 'HEAD') yield 'a write from a foreign origin';
}

function* faultsOfHeaders(
  { request, answer, sent }: Exchange,
  call: Endpoint | undefined,
): Generator<string> {
  const { headers } = answer;
  if (headers['x-content-type-options'] !== 'nosniff' || !headers['content-security-policy'])
    yield 'an answer without its headers of defence';
  if (call && !call.stream && headers['cache-control'] !== 'no-store') yield 'an answer that caches may keep';
  if (headers['set-cookie'] && !(call && cookieCalls.has(call))) yield 'a cookie outside of a sign-in';
  if (answer.milliseconds > slowestMs * request.copies)
    yield `${Math.round(answer.milliseconds)} ms for ${sent.method} ${sent.path.slice(0, 300)}`;
}

/** Calls that answer with the account that the caller enters, or with what the caller holds a link to. */
const opensWhatIsHeld = new Set<Endpoint>([
  login,
  checkPasswordLink,
  setPassword,
  readDraftLink,
  orderByDraftLink,
  getShared,
]);

/** Texts and ids of others in an answer to a shop or an anonymous caller. */
function* foreignData(
  { caller, request, answer }: Exchange,
  { people, owners, written }: Known,
): Generator<string> {
  if (caller === 'admin') return;
  if (answer.body.includes(markerOf('staff'))) yield 'text of staff';
  if (opensWhatIsHeld.has(request.call)) return;
  for (const whose of ['first-shop', 'second-shop', 'closed-shop', 'manufacturer'] as const)
    if (whose !== caller && answer.body.includes(markerOf(whose))) yield `text of ${whose}`;
  if (answer.body.includes('4242.42')) yield 'a cost price';
  const own = caller === 'anonymous' ? null : people[caller].customerId;
  for (const id of idsIn(answer.body)) {
    const owner = owners.get(id);
    if (owner !== undefined && owner !== own && !written.has(id)) yield `id ${id} of ${owner}`;
  }
}

/** Calls that answer their caller a secret of its own. */
const tellsSecrets = new Set<Endpoint>([
  account.beginSecondFactor,
  account.confirmSecondFactor,
  account.renewRecoveryCodes,
  makeDraftLink,
]);

/** Secrets in an answer or a log. */
export function* leaks(text: string, secrets: ReadonlySet<string>): Generator<string> {
  if (text.includes(canary)) yield 'a password, a token or a setting that is secret';
  if (text.includes('$argon2')) yield 'the hash of a password';
  for (const secret of secrets) if (text.includes(secret)) yield 'a token or a key that was given out';
}

/** The faults of an answer. */
export function faultsOf(exchange: Exchange, known: Known): string[] {
  const { status, body } = exchange.answer;
  const call = callMade(exchange);
  const faults = [
    ...faultsOfHeaders(exchange, call),
    ...foreignData(exchange, known),
    ...toldToStranger(exchange),
  ];
  if (status >= 500 || status < 200) faults.push(`status ${status}`);
  else if (status >= 400) faults.push(...faultsOfRefusal(exchange));
  else if (!call && allCalls.includes(exchange.request.call)) faults.push('a success of a call that is none');
  else if (!call) faults.push(...faultsOfPlace(exchange, known));
  else faults.push(...faultsOfSuccess(exchange, call), ...faultsOfAccess(exchange, call, known));
  if (!call || !tellsSecrets.has(call)) faults.push(...leaks(body, known.secrets));
  return faults;
}
