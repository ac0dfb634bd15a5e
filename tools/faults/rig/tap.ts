import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Decides about bytes on their way: they pass, or both ends are cut and the bytes vanish. */
export type Judge = (bytes: Buffer, direction: 'up' | 'down') => 'pass' | 'cut';

/**
 * Lets every so-manieth message with a text through, and cuts the line when its answer comes.
 * @param every 2 for each second one
 * @returns the judge for a tap, and the number of its cuts
 */
export function cutAnswersTo(text: string, every: number): { cuts: () => number; judge: () => Judge } {
  let messages = 0;
  let cuts = 0;
  const judge = (): Judge => {
    let isChosen = false;
    return (bytes, direction) => {
      if (direction === 'up' && bytes.includes(text)) {
        messages += 1;
        isChosen = messages % every === 0;
      }
      if (direction === 'up' || !isChosen) return 'pass';
      cuts += 1;
      return 'cut';
    };
  };
  return { cuts: () => cuts, judge };
}

/** Stands between two parties and cuts their connection at a moment of its choice. */
export class Tap {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param judge makes the judge of a new connection, which remembers earlier bytes */
  static async open(port: number, judge: () => Judge): Promise<Tap> {
    const server = createServer(near => {
      const far = connect(port, '127.0.0.1');
      const decide = judge();
      pipe(near, far, bytes => decide(bytes, 'up'));
      pipe(far, near, bytes => decide(bytes, 'down'));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Tap(server);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.close();
  }
}

function pipe(from: Socket, to: Socket, decide: (bytes: Buffer) => 'pass' | 'cut'): void {
  from.on('data', bytes => {
    if (decide(bytes) === 'pass') {
      if (!to.destroyed) to.write(bytes);
      return;
    }
    from.destroy();
    to.destroy();
  });
  from.on('error', () => {});
  from.on('close', () => to.destroy());
}
