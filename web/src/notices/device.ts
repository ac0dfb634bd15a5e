import type { OwnNotices } from '@toptan/contract/notices';
import { getOwnNotices, subscribeDevice, unsubscribeDevice } from '@toptan/contract/notices';
import { call } from '../api/call.ts';
import { browserStorage } from '../portal/browser-storage.ts';
import { deviceOwner } from '../portal/device-owner.ts';

/** What keeps this device from showing notices; null: nothing does. */
type Hindrance = 'iphone' | 'insecure' | 'old' | 'blocked';

/** An iPad calls itself a Macintosh, of which none has a touch screen. */
const isMobileOfApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** @param key the portal's public key; null where it sends to no devices */
export function hindrance(key: string | null): Hindrance | null {
  if (key === null || !window.isSecureContext) return 'insecure';
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    // Its pages get notices once they are on the home screen.
    return isMobileOfApple() ? 'iphone' : 'old';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

async function pushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The portal has no worker here');
  return registration.pushManager;
}

const keyOf = ({ options }: PushSubscription) =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Subscribes this device, with the present key of the portal. */
async function subscribe(key: string): Promise<OwnNotices> {
  const manager = await pushManager();
  const known = await manager.getSubscription();
  if (known && keyOf(known) !== key) await known.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return call(subscribeDevice, { body: { endpoint, p256dh, auth } });
}

/**
 * Switches notices on for this device: the browser asks for permission.
 * @returns what the shop gets now; null where the user has refused
 */
export async function switchDeviceOn(key: string, userId: string): Promise<OwnNotices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const own = await subscribe(key);
  browserStorage.setItem(deviceOwner, userId);
  return own;
}

/** Switches notices off for this device. */
export async function switchDeviceOff(): Promise<OwnNotices> {
  browserStorage.removeItem(deviceOwner);
  const own = await call(unsubscribeDevice);
  const subscription = await (await pushManager()).getSubscription();
  await subscription?.unsubscribe();
  return own;
}

/**
 * Subscribes a device again that its user has switched on: after a sign-in, a restored backup, or an end by the browser. It fails
 * silently, since the next page tries again.
 */
export async function renewDevice(): Promise<void> {
  try {
    const { device } = await call(getOwnNotices);
    if (hindrance(device.key) !== null || device.key === null || Notification.permission !== 'granted')
      return;
    const known = await (await pushManager()).getSubscription();
    if (!device.isOn || !known || keyOf(known) !== device.key) await subscribe(device.key);
  } catch {
    return;
  }
}
