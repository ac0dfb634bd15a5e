import { admin, atlas } from '../fixtures/api.ts';
import { installed, shellCached } from '../fixtures/service-worker.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff switch messages on, and tell a shop by WhatsApp with one press after a status @desktop', async ({
  visit,
  api,
}) => {
  const staff = await api(admin);
  const { account } = await staff.createShop();
  const product = await staff.createProduct({ price: '100.00' });
  const order = await (await api(account)).placeOrder(product, 2);
  try {
    const page = await visit('/admin/settings?tab=notices', { as: admin });
    await page.getByRole('switch', { name: 'Shipped: WhatsApp' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();

    await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }));
    await page.goto(`/admin/orders?order=${order.id}`);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('combobox', { name: /status/i }).click();
    await page.getByRole('option', { name: 'Shipped' }).click();
    const opening = page.waitForEvent('popup');
    await page.getByText('Tell on WhatsApp').click();
    const message = decodeURIComponent((await opening).url());
    expect(message).toContain('https://wa.me/');
    expect(message).toContain(`${order.orderNumber}: Shipped`);
  } finally {
    // Other journeys know a portal that tells nothing.
    await staff.changeSettings({ noticesOn: [] });
  }
});

/** A notice as the worker of the portal shows it. */
type Shown = { title: string; body?: string; data: { path: string } };

/** What the test uses of the worker's own names. */
type Worker = {
  shown: Shown[];
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => boolean;
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
  ExtendableEvent: { new (type: string): Event; prototype: { waitUntil: () => void } };
};

test('a device shows every message that is sent to it, and a press leads to the own pages alone @long', async ({
  visit,
}) => {
  const page = await visit('/orders', { as: atlas, ...installed });
  await shellCached(page);
  const { origin } = new URL(page.url());
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The portal has a worker');
  // A browser without a screen shows no notices, and lets nothing but the press of a person move a window.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Worker;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options, data: options?.data });
    };
    scope.WindowClient.prototype.focus = async function () {
      return this;
    };
    scope.ExtendableEvent.prototype.waitUntil = () => {};
  });
  const push = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const sent = (notification: object) => push(JSON.stringify({ web_push: 8030, notification }));
  const about = { title: 'Nar', lang: 'ar', dir: 'rtl', tag: 'order' };
  await sent({ ...about, body: 'TPT-26-00042: تم الشحن', navigate: `${origin}/orders?status=shipped` });
  await sent({ body: 'elsewhere', navigate: 'https://evil.example/orders' });
  await push('no JSON');
  const shown = () => worker.evaluate(() => (globalThis as unknown as Worker).shown);
  await expect.poll(shown).toMatchObject([
    { ...about, body: 'TPT-26-00042: تم الشحن', data: { path: '/orders?status=shipped' } },
    { title: 'Toptan', body: 'elsewhere', data: { path: '/' } },
    { title: 'Toptan', data: { path: '/' } },
  ]);

  const press = () =>
    worker.evaluate(() => {
      const scope = globalThis as unknown as Worker;
      const notification = { data: scope.shown[0]?.data, close: () => {} };
      scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
    });
  await press();
  await expect(page).toHaveURL(`${origin}/orders?status=shipped`);

  // A window in which nothing listens, as in a page that is still loading.
  await page.goto('/favicon.svg');
  await press();
  await expect(page).toHaveURL(`${origin}/orders?status=shipped`);
});
