import type { FieldError } from '@toptan/contract/errors';
import { iconSizes } from '@toptan/contract/portal';
import type { Settings } from '@toptan/contract/settings';
import { logoSideMin, type SettingsChange } from '@toptan/contract/settings-changes';
import { imageUrl } from '../catalog/images/image-url.ts';
import { type Picture, toIcons } from '../catalog/images/picture.ts';
import { lockImages, removeUnusedImages, storeImage } from '../catalog/images/queries.ts';
import { type CurrentSettings, readSettings } from '../current-settings.ts';
import type { Database, Transaction } from '../db/client.ts';
import type { Actor } from '../events/actor.ts';
import { type About, record, write } from '../events/record.ts';
import { fieldRefusal, Refusal } from '../refusal.ts';
import { advanceOrderNumbers, lockSettings, nextOrderNumber, storeIcons, storeSettings } from './queries.ts';

/** Settings as staff get them. */
function present(
  { changedIn: _, logoHash, loginPictureHash, ...current }: CurrentSettings,
  next: number,
): Settings {
  return {
    ...current,
    logoUrl: imageUrl(logoHash),
    loginPictureUrl: imageUrl(loginPictureHash),
    nextOrderNumber: next,
  };
}

/** The wholesaler's settings. */
export async function presentSettings(db: Database): Promise<Settings> {
  const [current, next] = await Promise.all([readSettings(db), nextOrderNumber(db)]);
  return present(current, next);
}

/** Locks the settings. @throws Refusal `settings_changed` with each setting that others have changed since this version */
async function lockVersion(tx: Transaction, version: number): Promise<CurrentSettings> {
  const { isOnly: _, ...current } = await lockSettings(tx);
  if (current.version === version) return current;
  const shown = { ...present(current, await nextOrderNumber(tx)) } as Record<string, unknown>;
  const fields = Object.entries(current.changedIn)
    .filter(([, changed]) => changed > version)
    .map(
      ([path]): FieldError => ({
        path,
        code: 'changed',
        message: 'Somebody has changed it meanwhile',
        current: JSON.stringify(shown[path] ?? null),
      }),
    );
  throw new Refusal('settings_changed', 'Somebody has changed the settings meanwhile', { fields });
}

type Values = Partial<Omit<CurrentSettings, 'version' | 'changedIn'>>;

/** Stores values under the next version. @param names of the settings, as staff know them */
async function storeVersion(
  tx: Transaction,
  { version, changedIn }: CurrentSettings,
  values: Values,
  names: readonly string[],
): Promise<Settings> {
  const next = version + 1;
  const changes = Object.fromEntries(names.map(name => [name, next]));
  const { isOnly: _, ...stored } = await storeSettings(tx, {
    ...values,
    version: next,
    changedIn: { ...changedIn, ...changes },
  });
  return present(stored, await nextOrderNumber(tx));
}

/** Every open screen loads the public settings again. A change of the stock that shops see changes the products as well. */
const aboutSettings = (isStockToo: boolean): About => ({
  topic: 'settings',
  shops: true,
  also: isStockToo ? [{ topic: 'products', shops: true }] : null,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Changes the named settings. Those with the same value do not count as changed.
 * @throws Refusal `settings_changed`, 400 `too_small` (nextOrderNumber)
 */
export function changeSettings(
  db: Database,
  actor: Actor,
  { version, nextOrderNumber: next, ...change }: SettingsChange,
): Promise<Settings> {
  return write(db, async tx => {
    const current = await lockVersion(tx, version);
    const changed = Object.entries(change).filter(
      ([name, value]) => value !== undefined && !isSame(value, current[name as keyof Values]),
    );
    const names = changed.map(([name]) => name);
    if (next !== undefined) {
      if (!(await advanceOrderNumbers(tx, next)))
        throw fieldRefusal('validation_failed', 'nextOrderNumber', 'too_small', 'Numbers below are given');
      names.push('nextOrderNumber');
    }
    await record(tx, actor, aboutSettings(names.includes('stockView')));
    if (names.length === 0) return present(current, await nextOrderNumber(tx));
    return storeVersion(tx, current, Object.fromEntries(changed) as Values, names);
  });
}

/** The pictures of the settings: each with its column, and its name for staff. */
const places = {
  logo: { column: 'logoHash', name: 'logoUrl' },
  login: { column: 'loginPictureHash', name: 'loginPictureUrl' },
} as const;

/**
 * Sets a picture of the portal, or removes it.
 * @param picture null: none from now on
 * @throws Refusal `settings_changed`, 400 `too_small` (image) for a logo that would be blurred
 */
export async function setPicture(
  db: Database,
  actor: Actor,
  place: keyof typeof places,
  version: number,
  picture: Picture | null,
): Promise<Settings> {
  const { column, name } = places[place];
  if (place === 'logo' && picture && Math.max(picture.width, picture.height) < logoSideMin) {
    const problem = { path: 'image', code: 'too_small', limit: logoSideMin } as const;
    const message = `A logo has at least ${logoSideMin} pixels on its longer side`;
    throw new Refusal('validation_failed', message, { fields: [{ ...problem, message }] });
  }
  const icons = place === 'logo' && picture ? await toIcons(picture, iconSizes) : [];
  return write(db, async tx => {
    await lockImages(tx);
    const current = await lockVersion(tx, version);
    const before = current[column];
    if (picture) await storeImage(tx, picture);
    const hash = picture?.hash ?? null;
    const settings = await storeVersion(tx, current, { [column]: hash }, [name]);
    if (place === 'logo')
      await storeIcons(tx, picture ? icons.map(icon => ({ ...icon, hash: picture.hash })) : []);
    if (before && before !== hash) await removeUnusedImages(tx, [before]);
    await record(tx, actor, aboutSettings(false));
    return settings;
  });
}
