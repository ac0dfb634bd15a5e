import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server in the test's own process. */
export type MailServer = {
  /** The address for `SMTP_URL`. */
  url: string;
  /** The emails that the server took, oldest first. */
  emails: Email[];
  /** Refuses the next emails. */
  refuseNext(count: number): void;
  /** Takes the next email and answers with an error that repeats its link, so that its sender does not know. */
  takeAndRefuseNext(): void;
  close(): Promise<void>;
};

/** @param port a free one by default */
export async function startMailServer(port = 0): Promise<MailServer> {
  const emails: Email[] = [];
  let refusals = 0;
  let refusesTaken = false;
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
        .then(email => {
          emails.push(email);
          if (!refusesTaken) return done();
          refusesTaken = false;
          const link = email.text?.match(/https?:\S+/)?.[0];
          done(Object.assign(new Error(`Come back later with ${link}`), { responseCode: 451 }));
        }, done);
    },
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    emails,
    refuseNext(count) {
      refusals = count;
    },
    takeAndRefuseNext() {
      refusesTaken = true;
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}
