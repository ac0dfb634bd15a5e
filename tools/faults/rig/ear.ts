import { type ClientRequest, type IncomingMessage, request } from 'node:http';

export type Change = { topic: string; id?: string };

/** A screen that is open: hears of changes as a browser does. */
export class Ear {
  readonly #request: ClientRequest;
  readonly #heard: (change: Change) => void;
  #rest = '';

  private constructor(request: ClientRequest, heard: (change: Change) => void) {
    this.#request = request;
    this.#heard = heard;
  }

  /** Resolves when it hears. */
  static async open(address: string, cookie: string, heard: (change: Change) => void): Promise<Ear> {
    const asked = request(`${address}/api/events`, { headers: { cookie }, agent: false });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve).once('error', reject).end();
    });
    const ear = new Ear(asked, heard);
    answer.setEncoding('utf8').on('data', text => ear.#read(text));
    // It is cut when the server ends, or by us.
    answer.on('error', () => {});
    return ear;
  }

  close(): void {
    this.#request.destroy();
  }

  #read(text: string): void {
    const blocks = (this.#rest + text).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith('event: change'))
        this.#heard(JSON.parse(block.slice(block.indexOf('data: ') + 6)));
  }
}
