import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { orderOf } from '../../testing/order.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { JoinNotice } from './join-notice.tsx';

it('keeps search and filter of the list on the way to the order that has the goods', async () => {
  const order = orderOf({ id: 'a', joinedInto: { id: 'b', orderNumber: 'TPT-26-00446' } });
  const { router } = await renderAt(
    { '/orders': () => <JoinNotice order={order} /> },
    { address: '/orders?status=cancelled&q=atlas&order=a' },
  );
  await userEvent.click(await screen.findByRole('link'));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ status: 'cancelled', q: 'atlas', order: 'b' }),
  );
});
