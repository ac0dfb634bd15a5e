import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** The answer of a call; status 0 when there was none. */
export type Answer = {
  status: number;
  body: string;
  /** Seconds of `Retry-After`; null when there was none. */
  retryAfter: number | null;
  /** `performance.now()` at the call, and milliseconds until the answer was complete. */
  begun: number;
  took: number;
};

/** An answer that no caller should get, as a line of a report. */
export const findingOf = ({ status, body }: Pick<Answer, 'status' | 'body'>): string =>
  `a caller got ${status} ${body.slice(0, 200)}`;

export type Request = {
  cookie?: string;
  key?: string;
  body?: unknown;
  agent?: RequestOptions['agent'];
  /** Milliseconds until the caller gives up. */
  timeout?: number;
};

/** Makes a call as a browser does, and never throws: a broken connection is an answer too. */
export async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { cookie, key, body, agent, timeout = 30_000 }: Request = {},
): Promise<Answer> {
  const begun = performance.now();
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(cookie && { cookie }),
    ...(key && { 'idempotency-key': key }),
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  const signal = AbortSignal.timeout(timeout);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method, headers, signal, ...(agent !== undefined && { agent }) }, resolve)
        .on('error', reject)
        .end(payload);
    });
    const retryAfter = answer.headers['retry-after'];
    return {
      status: answer.statusCode ?? 0,
      body: await text(answer),
      retryAfter: retryAfter === undefined ? null : Number(retryAfter),
      begun,
      took: performance.now() - begun,
    };
  } catch (error) {
    return { status: 0, body: String(error), retryAfter: null, begun, took: performance.now() - begun };
  }
}
