import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { pushes, pushSubscriptions } from '../db/schema-notices.ts';
import { sessions } from '../db/schema-people.ts';
import type { Caller } from './portal.ts';

/** A browser with a subscription of its own. */
export function newDevice(path = randomBytes(8).toString('hex')) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `https://fcm.googleapis.com/${path}`,
    p256dh: p256dh.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  /** Opens a message as a browser does (RFC 8291). */
  function read(body: Buffer) {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
    const derive = (purpose: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${purpose}\0`, length));
    const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    // The mark of the last record; what stands before it is the message.
    if (plain.at(-1) !== 2) throw new Error('The message has no end');
    return JSON.parse(plain.subarray(0, -1).toString());
  }
  return { subscription, read };
}

/** The messages that wait to be sent to a shop's devices, as their texts and where they lead. */
export async function pushedTo(
  db: Database,
  { userId }: Caller,
): Promise<{ body: string; navigate: string }[]> {
  const rows = await db
    .select({ payload: pushes.payload })
    .from(pushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(eq(sessions.userId, userId))
    .orderBy(asc(pushes.id));
  return rows.map(({ payload }) => {
    const { body, navigate } = JSON.parse(payload).notification;
    return { body: body.replaceAll(/[\u2068\u2069]/g, ''), navigate };
  });
}
