import { vi } from 'vitest';

export type SentCall = { method: string; address: string; headers: Headers; body: unknown };

export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'offline';

/**
 * Stands in for the network: answers `GET /api/orders` and the like from a table (404 where it has nothing) and records
 * what was sent. A promise of an answer comes when the test resolves it.
 */
export function answerCalls(answers: Record<string, Answer | Promise<Answer>>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    sent.push({ method, address, headers: new Headers(init.headers), body: init.body });
    const answer = (await answers[`${method} ${address}`]) ?? { status: 404 };
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200, body, headers = {} } = answer;
    const text = typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, headers });
  });
  return sent;
}
