import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Group, listGroups } from '@toptan/contract/groups';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKey } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { startI18n } from '../i18n/i18n.ts';
import { answerCalls } from '../testing/answers.ts';
import { GroupsDialog } from './groups-dialog.tsx';

afterEach(() => queryClient.clear());

it('shows the name that somebody else gives a group, and does not take it back', async () => {
  const group: Group = { id: 'g', name: 'Izmir', customers: 2 };
  const sent = answerCalls({
    'GET /api/groups': { body: [group] },
    'PUT /api/groups/g': { body: { ...group, name: 'Aegean' } },
  });
  await startI18n('en');
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <GroupsDialog open onOpenChange={vi.fn()} />
    </QueryClientProvider>,
  );
  await screen.findByDisplayValue('Izmir');
  act(() => queryClient.setQueryData(queryKey(listGroups), [{ ...group, name: 'Marmara' }]));
  const name = await screen.findByDisplayValue('Marmara');
  await user.click(name);
  await user.tab();
  const renamed = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(renamed()).toEqual([]);
  await user.clear(name);
  await user.type(name, 'Aegean');
  await user.tab();
  await waitFor(() =>
    expect(renamed()).toEqual([JSON.stringify({ name: 'Aegean', known: { name: 'Marmara' } })]),
  );
});
