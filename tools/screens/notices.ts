import type { Notice, OwnNotices } from '@toptan/contract/notices';
import type { Order } from '@toptan/contract/orders';
import { plainPortal } from '@toptan/contract/portal';
import { type Scene, type Stage, scrollToEnd } from './scene.ts';
import { usualNotices, wearing } from './settings.ts';

/** A portal that tells shops, as the page brings it and as an open page asks for it. */
async function portal(stage: Stage): Promise<void> {
  const telling = { ...plainPortal, noticesOn: [...usualNotices] };
  await stage.network.answer('GET /api/settings/portal', telling);
  await wearing(telling)(stage);
}

const notice = ({ id, orderNumber, customer }: Order, more: Partial<Notice>): Notice => ({
  id: `0193d8c7-e800-72b7-ba77-8977${id.slice(-8)}`,
  kind: 'shipped',
  order: { id, orderNumber },
  customer: { id, companyName: customer?.companyName ?? '' },
  createdAt: '2026-11-26T12:10:00Z',
  dueAt: '2026-11-26T12:12:00Z',
  state: 'told',
  whyDropped: null,
  email: { to: 'selin@atlasbutik.example', state: 'sent', at: '2026-11-26T12:12:00Z' },
  devices: 2,
  whatsapp: 'waiting',
  toldBy: null,
  ...more,
});

/** Orders whose shops wait for a message by WhatsApp. */
async function toTell(stage: Stage): Promise<void> {
  const { network, world } = stage;
  await portal(stage);
  await network.answer('GET /api/notices', [
    notice(world.order, {}),
    notice(world.cancelledOrder, { kind: 'cancelled', email: null, devices: 0 }),
  ]);
}

/** What a shop was told of an order in a week, and what it was not told. */
async function told(stage: Stage): Promise<void> {
  const { network, world } = stage;
  await portal(stage);
  const untold = { email: null, devices: 0, whatsapp: null } as const;
  const rows: Partial<Notice>[] = [
    {},
    { ...untold, kind: 'cancelled', state: 'due', dueAt: '2026-11-27T06:00:00Z' },
    { kind: 'in_production', whatsapp: 'told', toldBy: 'Ayşe Demir', devices: 1 },
    { ...untold, kind: 'confirmed', state: 'dropped', whyDropped: 'passed' },
    { ...untold, email: { to: 'selin@atlasbutik.example', state: 'failed', at: '2026-11-26T05:10:00Z' } },
  ];
  await network.answer(
    'GET /api/notices',
    rows.map((row, at) => ({ ...notice(world.order, row), id: `0193d8c7-e800-72b7-ba77-89779780000${at}` })),
  );
}

const own = (device: OwnNotices['device']) => async (stage: Stage) => {
  await portal(stage);
  const on = usualNotices.filter(each => !each.endsWith(':whatsapp'));
  const off = ['in_production:device', 'back_in_stock:email'] as const;
  await stage.network.answer('GET /api/account/notices', { on, off, device });
};

const key = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

const toCard = ({ page }: Stage) => page.locator('.account .notice-grid').scrollIntoViewIfNeeded();

/** What shops are told, where staff and shops see it. */
export const noticeScenes: Scene[] = [
  { name: 'notices-to-tell', as: 'staff', path: '/admin/orders', before: toTell },
  {
    name: 'notices-to-tell-list',
    as: 'staff',
    path: '/admin/orders',
    before: toTell,
    act: async ({ page }) => {
      await page.locator('main .btn:has(.lucide-message-circle)').click();
      await page.getByRole('dialog').locator('a[href*="wa.me"]').first().waitFor();
    },
  },
  {
    name: 'notices-told',
    as: 'staff',
    path: ({ order }) => `/admin/orders?order=${order.id}`,
    before: told,
    act: ({ page }) => page.locator('.told-notices').scrollIntoViewIfNeeded(),
  },
  {
    name: 'notices-customer',
    as: 'staff',
    path: ({ customer }) => `/admin/customers?edit=${customer.id}`,
    before: portal,
    act: ({ page }) => page.locator('[role=dialog] .notice-grid').scrollIntoViewIfNeeded(),
  },
  {
    name: 'notices-account',
    as: 'shop',
    path: '/account',
    before: own({ key, isOn: true }),
    act: toCard,
  },
  {
    name: 'notices-account-end',
    as: 'shop',
    path: '/account',
    before: own({ key, isOn: false }),
    act: scrollToEnd,
    only: 'phone',
  },
  {
    name: 'notices-account-insecure',
    as: 'shop',
    path: '/account',
    before: own({ key: null, isOn: false }),
    act: toCard,
  },
  {
    name: 'notices-account-blocked',
    as: 'shop',
    path: '/account',
    before: async stage => {
      await own({ key, isOn: false })(stage);
      await stage.page.addInitScript({
        content: "Object.defineProperty(Notification, 'permission', { value: 'denied' })",
      });
    },
    act: toCard,
  },
  {
    name: 'notices-account-iphone',
    as: 'shop',
    path: '/account',
    before: async stage => {
      await own({ key, isOn: false })(stage);
      await stage.page.addInitScript({
        content: `delete window.PushManager;
          Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone) Safari/604.1' });`,
      });
    },
    act: toCard,
  },
];
