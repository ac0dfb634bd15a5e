import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server in the test's own process. */
export type MailServer = {
  /** For `SMTP_URL`. */
  url: string;
  /** What it took, oldest first. */
  letters: Email[];
  /** Refuses the next letters. */
  refuseNext(count: number): void;
  close(): Promise<void>;
};

/** @param port one that the caller knows of; a free one unless told */
export async function startMailServer(port = 0): Promise<MailServer> {
  const letters: Email[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom(_address, _session, done) {
      if (refusals > 0) {
        refusals--;
        done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
      } else {
        done();
      }
    },
    onData(stream, _session, done) {
      buffer(stream)
        .then(bytes => PostalMime.parse(bytes))
        .then(letter => {
          letters.push(letter);
          done();
        }, done);
    },
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    letters,
    refuseNext(count) {
      refusals = count;
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}
