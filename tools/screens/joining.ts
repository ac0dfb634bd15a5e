import type { ResponseOf } from '@toptan/contract/endpoint';
import type { previewJoin } from '@toptan/contract/order-joining';
import type { JoinableOrder, Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { orderCall, type Scene, type Stage } from './scene.ts';

const sheet = ({ order }: Stage['world']) => `/admin/orders?order=${order.id}`;
const ownSheet = ({ order }: Stage['world']) => `/orders?order=${order.id}`;

function ownFacts({ order }: Stage['world']): JoinableOrder {
  const { id, orderNumber, createdAt, total, orderItems } = order;
  const pieces = piecesOf(orderItems);
  return { id, orderNumber, version: 3, createdAt, items: orderItems.length, pieces, total };
}

/** The other order of the shop. */
const otherFacts = ({ noId }: Stage['world']): JoinableOrder => ({
  id: noId,
  orderNumber: 'TPT-26-00460',
  version: 1,
  createdAt: '2026-11-26T06:40:00Z',
  items: 20,
  pieces: 78,
  total: '52281.40',
});

/** Gives the order another one that it can be joined with. */
const offered = (stage: Stage) =>
  stage.network.change<Order>(orderCall(stage), order => ({
    ...order,
    status: 'pending',
    request: null,
    joins: [otherFacts(stage.world)],
  }));

type Preview = ResponseOf<typeof previewJoin>;

const previewed =
  (error: Preview['error'] = null) =>
  async (stage: Stage) => {
    await offered(stage);
    const { world, network } = stage;
    const [first] = world.order.orderItems;
    const both = first
      ? [
          {
            productId: first.productId,
            productName: first.productName,
            sku: first.sku,
            pack: null,
            translations: first.translations,
            size: first.selectedSize,
            color: first.selectedColor,
            from: first.quantity,
            to: first.quantity + 6,
            unitPrice: first.unitPrice,
            isNew: false,
          },
        ]
      : [];
    await network.answer(`GET /api/orders/${world.order.id}/join/${world.noId}`, {
      stays: ownFacts(world),
      goes: otherFacts(world),
      both,
      items: 31,
      pieces: 162,
      error,
      subtotal: '119629.80',
      processingFee: '25.00',
      total: '119654.80',
    } satisfies Preview);
  };

const openJoin = async ({ page }: Stage) => {
  await page.getByRole('button', { name: /TPT-26-00460/ }).click();
  await page.locator('.join-pair').waitFor();
};

const joined = (stage: Stage) =>
  stage.network.change<Order>(orderCall(stage), order => ({
    ...order,
    status: 'cancelled',
    joins: [],
    request: null,
    joinedInto: { id: stage.world.noId, orderNumber: 'TPT-26-00455' },
  }));

const priceCause = {
  code: 'order_not_joinable' as const,
  message: '',
  fields: [{ path: 'price', code: 'changed' as const, message: '', product: 'Parlak şişme mont' }],
};

/** Joining two pending orders. */
export const joiningScenes: Scene[] = [
  { name: 'join-offer', as: 'staff', path: sheet, before: offered },
  { name: 'join-dialog', as: 'staff', path: sheet, before: previewed(), act: openJoin },
  { name: 'join-dialog-own', as: 'shop', path: ownSheet, before: previewed(), act: openJoin },
  { name: 'join-not', as: 'staff', path: sheet, before: previewed(priceCause), act: openJoin },
  {
    name: 'join-placed',
    as: 'shop',
    path: ({ order }) => `/basket?placed=${order.id}`,
    before: offered,
  },
  { name: 'join-joined', as: 'shop', path: ownSheet, before: joined },
];
