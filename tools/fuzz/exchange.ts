import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request as it goes over the wire. */
export type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | string | undefined;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; milliseconds: number };

/** Milliseconds after which an answer counts as none: longer than a slow one may take. */
const timeoutMs = 120_000;

/** Connections to one server, which stay open. */
export type Line = {
  /** Sends a request; of a stream of events only the beginning is read. */
  exchange(sent: Sent): Promise<Answer>;
  close(): void;
};

export function openLine(port: number): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return { exchange: sent => exchange(port, agent, sent), close: () => agent.destroy() };
}

function exchange(port: number, agent: Agent, { method, path, headers, body }: Sent): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    // Node leaves the length out where a body is unusual (DELETE).
    const lengths = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, ...lengths },
      agent,
      timeout: timeoutMs,
    });
    const name = `${method} ${path} ${String(body ?? '').slice(0, 1_500)}`;
    const fail = (error: Error) => reject(new Error(`${error.message}: ${name}`));
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', fail);
    outgoing.on('response', incoming => {
      const chunks: Buffer[] = [];
      const finish = () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: unpack(Buffer.concat(chunks), incoming.headers['content-encoding']),
          milliseconds: performance.now() - start,
        });
      incoming.on('data', chunk => {
        chunks.push(chunk);
        if (incoming.headers['content-type'] !== 'text/event-stream') return;
        finish();
        outgoing.destroy();
      });
      incoming.on('end', finish);
      incoming.on('error', fail);
    });
    outgoing.end(body);
  });
}

function unpack(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
