import { readSettings } from '../../current-settings.ts';
import type { Database } from '../../db/client.ts';
import { write } from '../../events/record.ts';
import { preferredLanguage } from '../../language.ts';
import { afterQuiet, isQuiet } from '../due.ts';
import { openingMessage } from '../push/payload.ts';
import { devicesOf, insertPushes } from '../push/queries.ts';
import { type Channels, channelsOf, lockUntoldShop, noteTold } from '../telling/channels.ts';
import { recordTold, type Telling, tellEach } from '../telling/commands.ts';
import { announce, openedFor, passOver, shopsForOpenings } from './queries.ts';

/** Milliseconds in which staff can hide a collection again before shops are told of it. */
const graceMs = 10 * 60_000;

/** Tells a shop, in one message and one transaction, of every collection that has opened. */
async function tellShopOfOpenings(
  db: Database,
  customerId: string,
  channels: Channels,
  { origin }: Telling,
): Promise<void> {
  await write(db, async tx => {
    const shop = await lockUntoldShop(tx, customerId, channels, 'openingsToldAt');
    const opened = shop ? await openedFor(tx, customerId) : [];
    if (!shop || opened.length === 0) return;
    const { languages, name: portal } = await readSettings(tx);
    const language = preferredLanguage(shop.language, languages);
    const named = opened.map(({ id, name, translations }) => ({
      id,
      name: translations[language] ?? name,
    }));
    const devices = await devicesOf(tx, customerId);
    await insertPushes(tx, devices, openingMessage(named, { portal, language, origin }));
    await noteTold(tx, customerId, 'openingsToldAt');
    await recordTold(tx, customerId, shop.name);
  });
}

/**
 * Looks for collections that have opened, and tells the shops; each of a collection once. It goes by what is open and not by events:
 * the hour of an opening is none, and staff may set it to one that has passed.
 * @throws the last error, after every other shop was told
 */
export async function tellOfOpenings(db: Database, telling: Telling): Promise<void> {
  const { noticesOn, quietHours } = await readSettings(db);
  if (!noticesOn.includes('new_collection:device')) return passOver(db);
  await announce(db, afterQuiet(new Date(Date.now() + graceMs), quietHours));
  if (isQuiet(quietHours)) return;
  const channels = channelsOf(db, 'new_collection', noticesOn, telling);
  await tellEach(await shopsForOpenings(db, channels), customerId =>
    tellShopOfOpenings(db, customerId, channels, telling),
  );
}
