import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Call } from './plan.ts';

/** The answer of a call. */
export type Answer = { status: number; etag: string | undefined; body: Buffer };

const blankLine = '\r\n\r\n';

/**
 * A connection that stays open and carries one call at a time, with as little work of its own as can be: the driver shares the
 * machine with the measured portal.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  /** Entity tags of the answers that are requested again, by path. */
  readonly #etags = new Map<string, string>();
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;

  constructor(address: string) {
    const { hostname, port, host } = new URL(address);
    this.#host = host;
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', bytes => this.#read(bytes));
    const fail = (error: Error) => this.#waiting?.reject(error);
    this.#socket.on('error', fail);
    this.#socket.on('close', () => fail(new Error('The connection ended')));
  }

  async send({ method = 'GET', path, body, headers = {}, revalidates, hasKey }: Call): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${this.#host}`];
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    if (text) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
    const known = revalidates && this.#etags.get(path);
    if (hasKey) lines.push(`idempotency-key: ${randomUUID()}`);
    if (known) lines.push(`if-none-match: ${known}`);
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`${lines.join('\r\n')}${blankLine}${text}`);
    });
    if (revalidates && answer.etag) this.#etags.set(path, answer.etag);
    return answer;
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, bytes]) : bytes;
    const end = this.#received.indexOf(blankLine);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const start = end + blankLine.length;
    if (this.#received.length < start + length) return;
    const answer = {
      status: Number(head.slice(9, 12)),
      etag: /\r\netag: (\S+)/i.exec(head)?.[1],
      body: this.#received.subarray(start, start + length),
    };
    this.#received = Buffer.alloc(0);
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve(answer);
  }
}
