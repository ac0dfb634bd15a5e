import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { readSettings } from '../../current-settings.ts';
import type { Database } from '../../db/client.ts';
import type { Log } from '../../log.ts';
import { fieldRefusal, Refusal } from '../../refusal.ts';
import {
  type Claimed,
  claimPush,
  findKeys,
  insertKeys,
  removePush,
  removeSubscription,
  type Subscription,
  storeSubscription,
} from './queries.ts';
import { type Connect, sendPush } from './send.ts';

/** Whether bytes are a point on P-256. */
function isPublicKey(bytes: Buffer): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Switches notices on for the device of a session.
 * @throws Refusal 400 for a key that is none, 409 where another device has the address
 */
export async function subscribe(
  db: Database,
  session: { id: string; userId: string },
  subscription: Subscription,
): Promise<void> {
  if (!isPublicKey(subscription.p256dh))
    throw fieldRefusal('validation_failed', 'p256dh', 'invalid', 'This is no key on P-256');
  const isStored = await db.transaction(tx => storeSubscription(tx, session, subscription));
  if (!isStored) throw new Refusal('conflict', 'Another device has this address');
}

/** Makes the key pair of the portal once a way to devices is on. */
export async function ensureKeys(db: Database): Promise<void> {
  const { noticesOn } = await readSettings(db);
  if (!noticesOn.some(each => each.endsWith(':device'))) return;
  if (await findKeys(db)) return;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await insertKeys(db, {
    publicKey: Buffer.from(publicKey, 'base64url'),
    privateKey: Buffer.from(privateKey, 'base64url'),
  });
}

/** Tries after which a message is given up. */
const triesMax = 5;

/** Messages that are on their way at a time: a push service that hangs holds up few. */
const parallel = 8;

/** What messages are sent with. */
type SendOptions = {
  log: Log;
  /** The origin of the portal, which signs them. */
  origin: string;
  stopping: AbortSignal;
  connect?: Connect | undefined;
};

/** Sends every message that is to be sent now. One that is lost on its way twice arrives under one topic. */
export async function sendPushes(
  db: Database,
  { log, origin, stopping, connect }: SendOptions,
): Promise<void> {
  const keys = await findKeys(db);
  if (!keys) return;
  const send = async ({ id, subscriptionId, tries, isOpen, ...push }: Claimed): Promise<void> => {
    const outcome = isOpen ? await sendPush(push, { keys, subject: origin, stopping }, connect) : 'gone';
    if (outcome === 'gone') return removeSubscription(db, subscriptionId);
    if (outcome !== 'again' || tries >= triesMax) await removePush(db, id);
    if (outcome === 'refused')
      log.error({ host: new URL(push.endpoint).hostname, task: 'notices' }, 'push service refuses a notice');
  };
  const sendAll = async (): Promise<void> => {
    while (!stopping.aborted) {
      const claimed = await claimPush(db);
      if (!claimed) return;
      await send(claimed);
    }
  };
  await Promise.all(Array.from({ length: parallel }, sendAll));
}
