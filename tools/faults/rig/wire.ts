import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A bare connection to the portal. */
export class Wire {
  readonly #socket: Socket;
  readonly #closed: Promise<unknown>;
  #heard = '';
  #isClosed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('utf8').on('data', text => {
      this.#heard += text;
    });
    socket.on('error', () => {});
    this.#closed = new Promise<void>(resolve => {
      socket.once('close', () => {
        this.#isClosed = true;
        resolve();
      });
    });
  }

  static async open(address: string): Promise<Wire> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new Wire(socket);
  }

  /** Status of the answer; 0 while there is none. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.#heard)?.[1] ?? 0);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Sends bytes, and waits until the system takes more. */
  async send(bytes: string | Buffer): Promise<void> {
    if (this.#isClosed || this.#socket.write(bytes)) return;
    // A socket that fails closes as well.
    await Promise.race([once(this.#socket, 'drain').catch(() => undefined), this.#closed]);
  }

  close(): void {
    this.#socket.destroy();
  }
}
