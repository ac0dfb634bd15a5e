import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { pushAddressPattern } from '@toptan/contract/push-address';
import webPush from 'web-push';

/** The portal's key pair on P-256: the public key as an uncompressed point of 65 bytes, the private one of 32. */
export type KeyPair = { publicKey: Buffer; privateKey: Buffer };

/** Milliseconds for one message. */
const timeoutMs = 10_000;

/** Seconds for which a push service keeps a message for a device that is off. */
const keptSeconds = 24 * 60 * 60;

/** Opens the connection to a push service. */
export type Connect = (
  address: URL,
  options: RequestOptions,
  onAnswer: (answer: IncomingMessage) => void,
) => ClientRequest;

/** A message, and the device that it goes to: its public key, and the secret that it shares with the portal. */
export type Push = { endpoint: string; p256dh: Buffer; auth: Buffer; payload: string; topic: string };

/** What became of a message: `gone` says that its subscription has ended, `again` that another try may help. */
export type Outcome = 'sent' | 'gone' | 'again' | 'refused';

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'again' : 'refused';
}

function post(address: URL, options: RequestOptions, body: Buffer, connect: Connect): Promise<Outcome> {
  return new Promise(resolve => {
    const sending = connect(address, options, answer => {
      // The answer's text is of no use, and may be endless.
      answer.destroy();
      resolve(outcomeOf(answer.statusCode ?? 500));
    });
    sending.on('error', () => resolve('again'));
    sending.end(body);
  });
}

/**
 * Sends a message to a device. The address is judged again: no other host than those of the push services is ever called. A
 * redirect is not followed.
 * @param stopping ends the call while the server stops
 */
export function sendPush(
  { endpoint, p256dh, auth, payload, topic }: Push,
  { keys, subject, stopping }: { keys: KeyPair; subject: string; stopping: AbortSignal },
  connect: Connect = request,
): Promise<Outcome> {
  if (!pushAddressPattern.test(endpoint)) return Promise.resolve('gone');
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') } },
    payload,
    {
      TTL: keptSeconds,
      topic,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: {
        subject,
        publicKey: keys.publicKey.toString('base64url'),
        privateKey: keys.privateKey.toString('base64url'),
      },
    },
  );
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  return post(new URL(endpoint), { method, headers, signal }, body, connect);
}
