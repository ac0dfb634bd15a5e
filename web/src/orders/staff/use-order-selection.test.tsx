import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { OrderSummary } from '@toptan/contract/orders';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Answer, answerCalls } from '../../testing/answers.ts';
import { renderIn } from '../../testing/render.tsx';
import { useOrderSelection } from './use-order-selection.tsx';

const orders = ['1', '2'].map(
  id =>
    ({
      id,
      orderNumber: `TPT-${id}`,
      customer: { companyName: 'Atlas' },
      total: '35.00',
      pieces: 2,
    }) as OrderSummary,
);

/** A list that loses its orders, as live news of their deletion makes it. */
function List() {
  const [rows, setRows] = useState(orders);
  const list = { rows, hasMore: false, loadAll: async () => rows } as never;
  const { table, dialog } = useOrderSelection(list, {});
  return (
    <>
      <button type="button" onClick={table.onSelectAll}>
        Mark
      </button>
      <button type="button" onClick={() => setRows([])}>
        Gone
      </button>
      {table.actions}
      {dialog}
    </>
  );
}

it('names the orders that it deletes until that is done, though they have left the list', async () => {
  let answer = (_: Answer) => {};
  const deleted = new Promise<Answer>(resolve => {
    answer = resolve;
  });
  answerCalls({ 'DELETE /api/orders/1': deleted, 'DELETE /api/orders/2': deleted });
  await renderIn('en', <List />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  press('Mark');
  press('Delete Selected');
  const question = await screen.findByRole('alertdialog');
  const words = () => question.textContent?.split('Cancel')[0];
  const asked = words();
  expect(asked).toContain('TPT-1');
  press('Delete');
  press('Gone');
  expect(words()).toBe(asked);
  answer({ status: 204 });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
