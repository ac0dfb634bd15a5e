import type { OrderChangeCheck, OrderVersion } from '@toptan/contract/order-changes';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { changeCheckCall, orderCall, pageHeading, type Scene, type Stage } from './scene.ts';
import type { World } from './world.ts';

const path = ({ order }: World) => `/orders/${order.id}/change`;

/** Types pieces into the first size that the order holds; on a phone in the sheet of its product. */
async function typeFirst({ page, isPhone }: Stage): Promise<void> {
  if (isPhone) await page.locator('.change-run').first().click();
  const cell = page
    .locator('.quantity-cell[data-state="saved"] input, .colors-row[data-state] input')
    .first();
  await cell.fill('18');
  if (isPhone) await page.locator('[role=dialog] footer button').click();
}

const typed = async (stage: Stage) => {
  await typeFirst(stage);
  await stage.page.locator('.change-sums:not([data-quiet])').waitFor();
};

const madeBy = { via: 'staff', name: 'Ayşe Demir' } as const;

/** Versions of an order as a colleague and the shop would have made them. */
function versionsOf({ order }: World): OrderVersion[] {
  const [first, second = first] = order.orderItems;
  const { subtotal, processingFee, total } = order;
  const sums = {
    pieces: piecesOf(order.orderItems),
    subtotal,
    processingFee,
    total,
  };
  const changeOf = (item: typeof first, from: number, to: number) =>
    item
      ? [
          {
            productId: item.productId,
            productName: item.productName,
            translations: item.translations,
            sku: item.sku,
            size: item.selectedSize,
            color: item.selectedColor,
            pack: null,
            from,
            to,
            unitPrice: item.unitPrice,
            isNew: false,
          },
        ]
      : [];
  const made = (version: number, madeAt: string, changes: OrderVersion['changes']): OrderVersion => ({
    version,
    kind: version === 1 ? 'placed' : 'changed',
    madeAt,
    madeBy,
    reason: null,
    overrideReason: null,
    ...sums,
    changes,
  });
  return [
    { ...made(3, '2026-11-26T11:20:00Z', changeOf(second, 4, 6)), reason: 'Telefonda Selin ile konuşuldu' },
    {
      ...made(2, '2026-11-25T06:40:00Z', changeOf(first, 12, 6)),
      madeBy: { via: 'shop', name: 'Atlas Butik' },
    },
    made(1, order.createdAt, []),
  ];
}

/** Gives the order three versions. */
async function changedOrder(stage: Stage): Promise<void> {
  const { network, world } = stage;
  await network.change<Order>(orderCall(stage), order => ({
    ...order,
    version: 3,
    changedAt: '2026-11-26T11:20:00Z',
  }));
  await network.answer(`${orderCall(stage)}/versions`, versionsOf(world));
}

const refuse =
  (code: NonNullable<OrderChangeCheck['error']>['code'], more: Partial<OrderChangeCheck> = {}) =>
  (stage: Stage) =>
    stage.network.change<OrderChangeCheck>(changeCheckCall(stage), check => ({
      ...check,
      ...more,
      error: { code, message: code },
    }));

const limit: OrderChangeCheck['limits'][number] = {
  code: 'too_small' as const,
  unit: 'lira' as const,
  limit: '50000.00',
  current: '48760.00',
  missing: '1240.00',
  isFirstOrder: false,
  label: null,
  productIds: [],
};

/** The change of a placed order, and its versions. */
export const orderChangeScenes: Scene[] = [
  { name: 'order-change', as: 'staff', path },
  { name: 'order-change-typed', as: 'staff', path, act: typed },
  {
    name: 'order-change-matrix',
    as: 'staff',
    path,
    only: 'phone',
    act: ({ page }) => page.locator('.change-run').first().click(),
  },
  {
    name: 'order-change-race',
    as: 'staff',
    path,
    before: changedOrder,
    act: async stage => {
      await typed(stage);
      await stage.page.evaluate(() => {
        const kept = JSON.parse(sessionStorage.getItem('order-changes') ?? '{}');
        for (const draft of Object.values<{ version: number }>(kept.state.drafts)) draft.version = 1;
        sessionStorage.setItem('order-changes', JSON.stringify(kept));
      });
      await stage.page.reload();
      await stage.page.locator('.callout-warning').waitFor();
    },
  },
  {
    name: 'order-change-closed',
    as: 'staff',
    path,
    before: stage =>
      stage.network.change<Order>(orderCall(stage), order => ({ ...order, status: 'shipped', may: null })),
  },
  {
    name: 'order-change-rule',
    as: 'staff',
    path,
    before: refuse('rules_unmet', { limits: [limit] }),
    act: typed,
  },
  { name: 'order-change-empty', as: 'staff', path, before: refuse('order_empty'), act: typed },
  {
    name: 'order-change-unanswered',
    as: 'staff',
    path,
    before: ({ network, world }) => network.cut(`PUT /api/orders/${world.order.id}/lines`),
    act: async stage => {
      await typed(stage);
      await stage.page.locator(':is(.change-foot, .change-window-foot) .btn-primary').click();
      await stage.page.getByText(stage.t('changes:unanswered.title')).waitFor();
    },
  },
  {
    name: 'order-change-loading',
    as: 'staff',
    path,
    before: stage => stage.network.hold(orderCall(stage)),
    waitsFor: pageHeading,
  },
  { name: 'order-change-gone', as: 'staff', path: ({ noId }) => `/orders/${noId}/change` },
  {
    name: 'order-versions',
    as: 'staff',
    path: ({ order }) => `/admin/orders?order=${order.id}`,
    before: changedOrder,
    act: async ({ page }) => {
      await page.locator('.version-summary').click();
      await page.locator('.version-step').first().waitFor();
    },
  },
];
