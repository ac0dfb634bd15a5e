import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnNotices } from '@toptan/contract/notices';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from '../portal/browser-storage.ts';
import { deviceOwner } from '../portal/device-owner.ts';
import { answerCalls } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
import { hindrance, renewDevice } from './device.ts';
import { DeviceSwitch } from './device-switch.tsx';

const keyOf = (first: string) => `${first}${'A'.repeat(86)}`;
const key = keyOf('B');
const own = (isOn: boolean): OwnNotices => ({ on: [], off: [], device: { key, isOn } });

/** The subscription of the browser: the key that it is made with. */
let subscribed: string | null;
let permission: NotificationPermission;
/** What the person answers. */
let answer: NotificationPermission;

const subscriptionOf = (made: string) => ({
  options: {
    applicationServerKey: Uint8Array.from(atob(made.replaceAll('-', '+').replaceAll('_', '/')), char =>
      char.charCodeAt(0),
    ).buffer,
  },
  unsubscribe: async () => {
    subscribed = null;
    return true;
  },
  toJSON: () => ({ endpoint: `https://fcm.googleapis.com/${made[0]}`, keys: { p256dh: 'P', auth: 'A' } }),
});

const pushManager = {
  getSubscription: async () => subscribed && subscriptionOf(subscribed),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (subscribed !== null && subscribed !== applicationServerKey) throw new Error('Another key is in use');
    subscribed = applicationServerKey;
    return subscriptionOf(subscribed);
  },
};

beforeEach(() => {
  [subscribed, permission, answer] = [null, 'granted', 'granted'];
  browserStorage.removeItem(deviceOwner);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => answer,
  });
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox',
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
});

const portal = (isOn = true) =>
  answerCalls({
    'GET /api/account/notices': { body: own(isOn) },
    'POST /api/account/push': { body: own(true) },
    'DELETE /api/account/push': { body: own(false) },
  });

const written = (sent: ReturnType<typeof portal>) => sent.filter(({ method }) => method !== 'GET');

/** The switch of a device as a page shows it. */
function DevicePage() {
  const [{ device }, setOwn] = useState(own(false));
  return <DeviceSwitch device={device} onChanged={setOwn} />;
}

test('a device is switched on by one press and the answer to the browser, and off by one more without a trace', async () => {
  const sent = portal();
  answer = 'denied';
  await renderAt(DevicePage);
  const device = await screen.findByRole('switch', { name: 'Notices on this device' });
  await userEvent.click(device);
  await waitFor(() => expect(device).toHaveProperty('disabled', false));
  expect([sent, subscribed, device.getAttribute('aria-checked')]).toEqual([[], null, 'false']);

  answer = 'granted';
  await userEvent.click(device);
  await waitFor(() => expect(device.getAttribute('aria-checked')).toBe('true'));
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    endpoint: 'https://fcm.googleapis.com/B',
    p256dh: 'P',
    auth: 'A',
  });
  expect(browserStorage.getItem(deviceOwner)).not.toBe(null);

  await userEvent.click(device);
  await waitFor(() => expect([subscribed, browserStorage.getItem(deviceOwner)]).toEqual([null, null]));
});

describe('a page that is opened', () => {
  test('subscribes again after a sign-in or a restored backup', async () => {
    const sent = portal(false);
    subscribed = key;
    await renewDevice();
    expect(written(sent)).toHaveLength(1);
  });

  test('subscribes again with the present key of the portal', async () => {
    const sent = portal();
    subscribed = keyOf('C');
    await renewDevice();
    expect(written(sent)).toHaveLength(1);
    expect(subscribed).toBe(key);
  });

  test('subscribes again what the browser has ended', async () => {
    const sent = portal();
    await renewDevice();
    expect(written(sent)).toHaveLength(1);
  });

  test.each([
    ['the device has notices on', 'granted', key],
    ['the user has taken the permission back', 'denied', null],
    ['the user was never asked', 'default', null],
  ] as const)('leaves everything as it is where %s', async (_, state, known) => {
    const sent = portal();
    [permission, subscribed] = [state, known];
    await renewDevice();
    expect(written(sent)).toEqual([]);
    expect(subscribed).toBe(known);
  });

  test('does not mind a portal that it cannot reach', async () => {
    answerCalls({ 'GET /api/account/notices': 'offline' });
    await expect(renewDevice()).resolves.toBeUndefined();
  });
});

test('what keeps a device from notices is named', () => {
  expect(hindrance(key)).toBe(null);
  expect(hindrance(null), 'a portal without https').toBe('insecure');
  permission = 'denied';
  expect(hindrance(key)).toBe('blocked');
  vi.stubGlobal('navigator', { userAgent: 'iPhone' });
  expect(hindrance(key), 'a page that is not on the home screen').toBe('iphone');
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 5 });
  expect(hindrance(key), 'an iPad').toBe('iphone');
  vi.stubGlobal('navigator', { userAgent: 'Macintosh', maxTouchPoints: 0 });
  expect(hindrance(key)).toBe('old');
});
