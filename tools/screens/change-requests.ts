import type { ChangeRequest } from '@toptan/contract/change-requests';
import type { OrderChangeCheck } from '@toptan/contract/order-changes';
import type { Order, OrderSummary } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { changeCheckCall, orderCall, type Scene, type Stage } from './scene.ts';

const decide = ({ order }: Stage['world']) => `/admin/orders/${order.id}/request`;
const sheet = ({ order }: Stage['world']) => `/orders?order=${order.id}`;

/** A request for other figures of the first lines of an order: one more, one out, one less, of which one has moved since. */
function requestOf({ order }: Stage['world'], changed: Partial<ChangeRequest> = {}): ChangeRequest {
  const asked = [18, 0, 2];
  const rows = order.orderItems.slice(0, asked.length).map((item, at) => ({
    ref: String(at),
    productId: item.productId,
    productName: item.productName,
    sku: item.sku,
    translations: item.translations,
    product: item.product,
    pack: null,
    unitPrice: item.unitPrice,
    size: item.selectedSize,
    color: item.selectedColor,
    from: item.quantity,
    to: asked[at] ?? 1,
    now: at === 2 ? item.quantity + 4 : item.quantity,
    isNew: false,
    decision: null,
  }));
  return {
    id: order.id,
    version: 1,
    state: 'open',
    rows,
    answer: null,
    note: 'Mavi 32 hemen bitti, siyah çok geldi.',
    askedBy: 'Atlas Butik Giyim Ltd. Şti.',
    askedAt: '2026-11-26T06:40:00Z',
    decidedBy: null,
    decidedAt: null,
    ...changed,
  };
}

/** Gives the order a request. */
const asked =
  (changed: Partial<Order> = {}, ofRequest: Partial<ChangeRequest> = {}) =>
  (stage: Stage) =>
    stage.network.change<Order>(orderCall(stage), order => ({
      ...order,
      ...changed,
      request: requestOf(stage.world, ofRequest),
    }));

/** Gives the order a request of which the first rows were accepted. */
const decided = (accepted: number) => (stage: Stage) =>
  stage.network.change<Order>(orderCall(stage), order => {
    const { rows, ...request } = requestOf(stage.world);
    const decisionOf = (at: number) => (at < accepted ? ('accepted' as const) : ('refused' as const));
    return {
      ...order,
      request: {
        ...request,
        state: 'decided',
        decidedBy: 'Ayşe Demir',
        decidedAt: '2026-11-26T11:51:00Z',
        rows: rows.map((row, at) => ({ ...row, decision: decisionOf(at) })),
        answer: accepted < rows.length ? 'Siyah L ocağa kadar yok, isterseniz M verebiliriz.' : null,
      },
    };
  });

/** What the server says to a shop that asks for nothing yet. The demo's shops may ask for nothing. */
function checkOf({ order }: Stage['world']): OrderChangeCheck {
  const { subtotal, processingFee, total, version } = order;
  const pieces = piecesOf(order.orderItems);
  const fromStock = order.orderItems.reduce((sum, item) => sum + item.fromStock, 0);
  const sums = { subtotal, processingFee, total };
  const split = { fromStock, toProduce: pieces - fromStock, dated: null, undated: pieces - fromStock };
  return {
    version,
    status: 'confirmed',
    error: null,
    rows: [],
    products: [],
    limits: [],
    before: { pieces, ...sums },
    after: { pieces, ...split, ...sums },
  };
}

/** Lets a shop ask for changes of its order. */
async function mayAsk(stage: Stage): Promise<void> {
  await stage.network.answer(changeCheckCall(stage), checkOf(stage.world));
  await stage.network.change<Order>(orderCall(stage), order => ({
    ...order,
    status: 'confirmed',
    may: 'ask',
  }));
}

const refuse = (code: NonNullable<OrderChangeCheck['error']>['code']) => async (stage: Stage) => {
  await asked()(stage);
  await stage.network.change<OrderChangeCheck>(changeCheckCall(stage), check => ({
    ...check,
    error: { code, message: code },
  }));
};

const firstRefused = async ({ page }: Stage) => {
  await page.locator('.decide-half').nth(1).click();
  await page.locator('.change-sums:not([data-quiet])').waitFor();
};

/** Changes that a shop asks for, and the decision on them. */
export const changeRequestScenes: Scene[] = [
  {
    name: 'change-requests',
    as: 'staff',
    path: () => '/admin/orders',
    before: async ({ network }) => {
      await network.change<OrderSummary[]>('GET /api/orders', rows =>
        rows.map((row, at) => ({ ...row, request: at % 4 === 1 ? { rows: at } : null })),
      );
    },
  },
  { name: 'change-request-decide', as: 'staff', path: decide, before: asked() },
  { name: 'change-request-refused', as: 'staff', path: decide, before: asked(), act: firstRefused },
  { name: 'change-request-rule', as: 'staff', path: decide, before: refuse('rules_unmet') },
  { name: 'change-request-empty', as: 'staff', path: decide, before: refuse('order_empty') },
  {
    name: 'change-request-shipped',
    as: 'staff',
    path: decide,
    before: asked({ status: 'shipped', may: null }),
  },
  { name: 'change-request-gone', as: 'staff', path: decide, before: decided(2) },
  {
    name: 'change-request-notice',
    as: 'staff',
    path: ({ order }) => `/admin/orders?order=${order.id}`,
    before: asked(),
  },
  {
    name: 'change-request-waits',
    as: 'shop',
    path: sheet,
    before: async stage => {
      await stage.network.answer(changeCheckCall(stage), checkOf(stage.world));
      await asked()(stage);
    },
  },
  { name: 'change-request-answer', as: 'shop', path: sheet, before: decided(2) },
  { name: 'change-request-made', as: 'shop', path: sheet, before: decided(3) },
  { name: 'order-change-ask', as: 'shop', path: ({ order }) => `/orders/${order.id}/change`, before: mayAsk },
  {
    name: 'order-change-asked',
    as: 'shop',
    path: ({ order }) => `/orders/${order.id}/change`,
    before: async stage => {
      await stage.network.answer(changeCheckCall(stage), checkOf(stage.world));
      await asked({ status: 'confirmed', may: 'ask' })(stage);
    },
  },
];
