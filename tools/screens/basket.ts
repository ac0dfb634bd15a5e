import { amountsOf } from '@toptan/contract/amounts';
import type { BasketItem, BasketQuote, OrderLimit } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { pageHeading, type Scene, type Stage, scrollToEnd, unanswered } from './scene.ts';
import type { World } from './world.ts';

/** The call that reads the own basket. */
export const basket = 'GET /api/basket/*/check';

/** A basket of these lines, with its sums. */
export const basketOf = (lines: BasketItem[], limits: OrderLimit[] = []): BasketQuote => ({
  lines,
  limits,
  ...amountsOf(lines, { processingFee: '25.00' }),
});

/** The server's own basket, with other lines. */
const changeLines = ({ network }: Pick<Stage, 'network'>, change: (lines: BasketItem[]) => BasketItem[]) =>
  network.change<BasketQuote>(basket, ({ lines, limits }) => basketOf(change(lines), limits));

const confirm = ({ page }: Stage) => page.locator('.basket-summary .btn-primary').click();

const placed = ({ order }: World) => `/basket?placed=${order.id}`;

/** The order has only just come, and the basket is empty. */
async function afterwards({ network }: Stage) {
  await network.answer(basket, basketOf([]));
  await network.change<Order>('GET /api/orders/*', order => ({ ...order, status: 'pending' }));
}

const limit: OrderLimit = {
  code: 'too_small',
  unit: 'lira',
  limit: '160000.00',
  current: '153165.20',
  missing: '6834.80',
  isFirstOrder: false,
  label: null,
  productIds: [],
};

/** The first lines keep no rule of any kind, and the order lacks two things. */
async function againstRules({ network }: Stage) {
  const rule = { grain: 'cell' as const, below: null, above: null };
  const problems: BasketItem['problems'][] = [
    [{ ...rule, code: 'not_a_multiple', limit: 6, pieces: 10, below: 6, above: 12 }],
    [{ ...rule, code: 'too_small', limit: 12, pieces: 8, above: 12 }],
    [
      { ...rule, code: 'too_big', limit: 60, pieces: 72, below: 60 },
      { ...rule, grain: 'color', code: 'too_small', limit: 100, pieces: 72, above: 100 },
    ],
  ];
  const label = { en: 'Denim workshop', tr: 'Denim atölyesi', ar: 'مشغل الدينم' };
  const ofGoods = { unit: 'pieces' as const, limit: '300', current: '200', missing: '100', label };
  await network.change<BasketQuote>(basket, ({ lines }) =>
    basketOf(
      lines.map((line, index) => {
        const found = problems[index];
        return found ? { ...line, quantity: found[0]?.pieces ?? 0, problems: found } : line;
      }),
      [limit, { ...limit, ...ofGoods }],
    ),
  );
  // While the basket is read anew, confirming leaves it to the server, which knows nothing of these rules.
  await network.fail('POST /api/orders', 409, 'rules_unmet');
}

/** Nobody knows the days of the last line. */
const withoutDays = (stage: Stage) =>
  changeLines(stage, lines =>
    lines.map((line, at) => {
      const { promisedFrom: _, promisedUntil: __, ...undated } = line;
      return at < lines.length - 1 ? line : { ...undated, fromStock: 0 };
    }),
  );

const unfoldPromise = ({ page }: Stage) => page.locator('.basket-promise > summary').click();

/** Another shop has taken pieces meanwhile. */
const worsePromise = ({ network }: Stage) => {
  const field = { code: 'invalid', message: '' };
  const fields = [
    { ...field, path: 'expectedPromise.fromStock', current: '12' },
    { ...field, path: 'expectedPromise.until', current: '2026-12-22' },
  ];
  return network.answer('POST /api/orders', { code: 'basket_changed', message: '', fields }, 409);
};

/** The basket, and the screens after an order. */
export const basketScenes: Scene[] = [
  { name: 'basket', as: 'shop', path: '/basket' },
  {
    name: 'basket-badge',
    as: 'shop',
    path: '/catalog',
    before: stage => changeLines(stage, lines => lines.map(line => ({ ...line, quantity: 999 }))),
  },
  { name: 'basket-promise', as: 'shop', path: '/basket', before: withoutDays, act: unfoldPromise },
  { name: 'basket-promise-worse', as: 'shop', path: '/basket', before: worsePromise, act: confirm },
  { name: 'basket-rules', as: 'shop', path: '/basket', before: againstRules },
  { name: 'basket-rules-led', as: 'shop', path: '/basket', before: againstRules, act: confirm },
  { name: 'basket-end', as: 'shop', path: '/basket', act: scrollToEnd },
  {
    name: 'basket-short',
    as: 'shop',
    path: '/basket',
    before: stage => changeLines(stage, lines => lines.slice(0, 1)),
  },
  { name: 'basket-history', as: 'shop', path: '/basket?tab=history' },
  { name: 'basket-empty', as: 'newcomer', path: '/basket' },
  { name: 'basket-history-empty', as: 'newcomer', path: '/basket?tab=history' },
  { name: 'basket-of-nobody', as: 'staff', path: '/basket' },
  ...unanswered({ name: 'basket', as: 'shop', path: '/basket' }, basket),
  {
    name: 'basket-not-whole',
    as: 'shop',
    path: '/basket',
    act: ({ page }) => page.getByRole('spinbutton').first().fill('1.5'),
  },
  {
    name: 'basket-unavailable',
    as: 'shop',
    path: '/basket',
    before: stage =>
      changeLines(stage, lines =>
        lines.map((line, index) =>
          index === 0 ? { ...line, product: { ...line.product, isAvailable: false } } : line,
        ),
      ),
  },
  {
    name: 'basket-removed',
    as: 'shop',
    path: '/basket',
    act: async stage => {
      const { page, t, network } = stage;
      const lines: BasketItem[] = await (await page.request.get('/api/basket')).json();
      await network.answer('DELETE /api/basket/*', { answer: null, quote: basketOf(lines.slice(0, -1)) });
      await page.locator('.basket-line button').last().click();
      await page.getByText(t('basket:removed')).first().waitFor();
    },
  },
  {
    name: 'basket-confirming',
    as: 'shop',
    path: '/basket',
    before: ({ network }) => network.hold('POST /api/orders'),
    act: confirm,
  },
  {
    name: 'basket-refused',
    as: 'shop',
    path: '/basket',
    before: ({ network }) => network.fail('POST /api/orders'),
    act: async stage => {
      await confirm(stage);
      await stage.page.getByText(stage.t('basket:placeFailed')).first().waitFor();
    },
  },
  { name: 'placed', as: 'shop', path: placed, before: afterwards },
  { name: 'placed-end', as: 'shop', path: placed, before: afterwards, act: scrollToEnd },
  {
    name: 'placed-loading',
    as: 'shop',
    path: placed,
    before: async stage => {
      await afterwards(stage);
      await stage.network.hold('GET /api/orders/*');
    },
    waitsFor: pageHeading,
  },
  {
    name: 'placed-failed',
    as: 'shop',
    path: placed,
    before: ({ network }) => network.fail('GET /api/orders/*'),
  },
  { name: 'placed-gone', as: 'shop', path: ({ noId }) => `/basket?placed=${noId}` },
];
