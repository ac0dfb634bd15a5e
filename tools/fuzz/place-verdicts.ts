import { checkSession } from '@toptan/contract/auth';
import type { Endpoint } from '@toptan/contract/endpoint';
import { type PageAnswers, pageAnswersId } from '@toptan/contract/page-answers';
import { z } from 'zod';
import { allCalls } from '../../server/src/testing/calls.ts';
import type { Exchange } from './rounds.ts';
import type { Surroundings } from './rules.ts';
import { isExactly, parse } from './shapes.ts';
import type { People } from './world.ts';

type Known = Surroundings & { people: People };

const answersSchema = z.record(
  z.string(),
  z.strictObject({
    status: z.number(),
    headers: z.strictObject({ 'x-total-count': z.string().optional(), link: z.string().optional() }),
    body: z.unknown(),
  }),
);

/** The content of the element as a browser finds it: it ends at the first `</script`. */
const answersElement = new RegExp(
  `<script type="application/json" id="${pageAnswersId}"[^>]*>(.*?)</script`,
  's',
);

/** Attributes with the address of something, as opposed to text that a browser would run. */
const harmless = / src="\.?\/(?!\/)|type="application\/json"/;

/** The call of the contract that an answer in a page was got from. */
function callOf(address: string): Endpoint | undefined {
  const [path = ''] = address.split('?');
  return allCalls.find(
    call => call.method === 'GET' && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}

function* faultsOfAnswers(
  answers: PageAnswers,
  { caller, answer }: Exchange,
  { people, closed }: Known,
): Generator<string> {
  const isOut = caller === 'anonymous' || closed.has(people[caller].customerId ?? '');
  const { [checkSession.path]: check, ...others } = answers;
  if (check && isOut && check.status !== 401) yield 'a page that takes somebody for signed in who is not';
  const isForNobody = Object.keys(others).some(address => callOf(address)?.access !== 'public');
  if (check?.status !== 200 && isForNobody) yield 'a page with answers for nobody';
  if (check?.status === 200 && answer.headers['cache-control'] !== 'no-store')
    yield 'a page of a session that caches may keep';
  for (const [address, { status, body }] of Object.entries(answers)) {
    const call = callOf(address);
    if (!call?.response) yield `a page with an answer to ${address}`;
    else if (call.access === 'admin' && caller !== 'admin')
      yield `a page with ${address}, which is for staff`;
    else if (call.access === 'shop' && caller === 'admin') yield `a page with ${address}, which is for shops`;
    else if (status === 200 && !isExactly(call.response, body))
      yield `a page with an answer to ${address} that is outside its schema`;
  }
}

function* faultsOfPage(exchange: Exchange, known: Known): Generator<string> {
  const { body, headers } = exchange.answer;
  const policy = headers['content-security-policy'] ?? '';
  if (!policy.includes("script-src 'self'") || !policy.includes("frame-ancestors 'none'"))
    yield 'a page that may run foreign scripts or be framed';
  for (const [, attributes = ''] of body.matchAll(/<script([^>]*)>/g))
    if (!harmless.test(attributes)) yield 'a page with a script in it';
  const [, text] = answersElement.exec(body) ?? [];
  if (text === undefined) return;
  if (text.includes('<')) yield 'a page whose answers could end their element';
  const answers = answersSchema.safeParse(parse(text));
  if (answers.success) yield* faultsOfAnswers(answers.data as PageAnswers, exchange, known);
  else yield 'a page whose answers cannot be read';
}

/** A place on the same server, as opposed to `//elsewhere` and `https://elsewhere`. */
const isOwn = (location: string) => /^\.{0,2}\/(?![/\\])/.test(location);

/** The faults of a success beside the contract: of a page, a file, a picture, a measure. */
export function* faultsOfPlace(exchange: Exchange, known: Known): Generator<string> {
  const { sent, answer } = exchange;
  const { status, headers } = answer;
  if (![200, 206, 302, 304].includes(status)) yield `a success with ${status}`;
  if (sent.method !== 'GET' && sent.method !== 'HEAD') yield `${sent.method} did something`;
  if (headers['location'] !== undefined && !isOwn(headers['location']))
    yield `a way to ${headers['location']}`;
  if (sent.method === 'HEAD') return;
  if (headers['content-type']?.startsWith('text/html')) yield* faultsOfPage(exchange, known);
}
