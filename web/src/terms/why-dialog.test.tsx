import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { WhyDialog } from './why-dialog.tsx';

it('says that the rules of a customer could not be loaded', async () => {
  answerCalls({
    'GET /api/customers?limit=50': { body: [{ id: 'c', companyName: 'Atlas Giyim' }] },
    'GET /api/products?limit=50': { body: [] },
    'GET /api/customers/c': { body: { id: 'c', groupId: null } },
    'GET /api/groups': { body: [] },
    'GET /api/customers/c/terms': 'offline',
  });
  await renderIn('en', <WhyDialog open onOpenChange={vi.fn()} />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Customer' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Atlas Giyim' }));
  expect(await screen.findByText('The rules could not be loaded')).toBeTruthy();
});
