import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@toptan/contract/catalog/products';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { WaitingShops } from '../../notices/waiting-shops.tsx';
import { usePortal } from '../../portal/portal-store.ts';
import { useSessionStore } from '../../session/session-store.ts';
import { answerCalls } from '../../testing/answers.ts';
import { jeans } from '../../testing/jeans.ts';
import { renderIn } from '../../testing/render.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { PickerMatrix } from './picker-matrix.tsx';
import { PickerStepper } from './picker-stepper.tsx';

const [portal, session] = [usePortal.getState(), useSessionStore.getState()];
beforeEach(() => usePortal.setState({ noticesOn: ['back_in_stock:device'] }));
afterEach(() => {
  usePortal.setState(portal, true);
  useSessionStore.setState(session, true);
  queryClient.clear();
});

test('goods without sizes that are sold out have a bell in place of a number', async () => {
  const belt: Product = {
    ...jeans,
    supply: 'stock_only',
    sizes: [],
    colors: [],
    stockQuantity: 0,
    packs: [],
    stockPools: [{ size: null, color: null, quantity: 0 }],
  };
  const sent = answerCalls({
    'GET /api/bells': { body: [] },
    [`GET /api/products/${belt.id}/variants`]: { body: [{ id: 'belt', size: null, color: null }] },
    'PUT /api/bells/belt': { status: 204 },
  });
  await renderAt(() => <PickerStepper product={belt} lines={[]} sale={null} />, { client: queryClient });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Tell me when it is back', pressed: false }),
  );
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ address }) => address))
    .toEqual(['/api/bells/belt']);
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('sizes that share a stock of none are sold out, each with a bell', async () => {
  const shirt: Product = {
    ...jeans,
    supply: 'stock_only',
    sizes: ['38', '40'],
    colors: ['White'],
    stockQuantity: 0,
    packs: [],
    stockPools: [{ size: null, color: null, quantity: 0 }],
  };
  const sent = answerCalls({
    'GET /api/bells': { body: [] },
    [`GET /api/products/${shirt.id}/variants`]: {
      body: shirt.sizes.map(size => ({ id: size, size, color: 'White' })),
    },
    'PUT /api/bells/40': { status: 204 },
  });
  await renderAt(() => <PickerMatrix product={shirt} lines={[]} pressed={undefined} sale={null} />, {
    client: queryClient,
  });
  await userEvent.click(
    await screen.findByRole('button', {
      name: 'White, 40, sold out, tell me when it is back',
      pressed: false,
    }),
  );
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ address }) => address))
    .toEqual(['/api/bells/40']);
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('staff read how many shops wait, for what most, and which', async () => {
  answerCalls({
    'GET /api/products/coat/bells': {
      body: [
        {
          variantId: 'm',
          size: 'M',
          color: 'Black',
          customers: ['Ayla', 'Berna'].map(companyName => ({ id: companyName, companyName })),
        },
        { variantId: 'l', size: 'L', color: 'Black', customers: [{ id: 'Berna', companyName: 'Berna' }] },
      ],
    },
  });
  await renderIn('en', <WaitingShops productId="coat" />, queryClient);
  await screen.findByText('2 shops wait');
  screen.getByText(/Black M is wanted most, by 2 shops/);
  await userEvent.click(screen.getByRole('button', { name: 'See who' }));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Ayla',
    'Berna',
    'Berna',
  ]);
});
