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

const izmir: Group = { id: 'g', name: 'Izmir', customers: 2 };

/** Opens the dialog, and returns the calls that are sent. */
async function openDialog(answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls({ 'GET /api/groups': { body: [izmir] }, ...answers });
  await startI18n('en');
  render(
    <QueryClientProvider client={queryClient}>
      <GroupsDialog open onOpenChange={vi.fn()} />
    </QueryClientProvider>,
  );
  return { sent, name: await screen.findByDisplayValue('Izmir') };
}

it('shows the name that somebody else gives a group, and does not take it back', async () => {
  const { sent } = await openDialog({ 'PUT /api/groups/g': { body: { ...izmir, name: 'Aegean' } } });
  const user = userEvent.setup();
  act(() => queryClient.setQueryData(queryKey(listGroups), [{ ...izmir, name: 'Marmara' }]));
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

it('renames a group once by Enter, adds none, and keeps a name that could not be saved', async () => {
  let fail = () => {};
  const failure = new Promise<'offline'>(resolve => {
    fail = () => resolve('offline');
  });
  const { sent, name } = await openDialog({ 'PUT /api/groups/g': failure });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'New group' }), 'Aeg');
  await user.clear(name);
  await user.type(name, 'Aegean{Enter}');
  await user.tab();
  fail();
  await waitFor(() => expect(name).toHaveProperty('readOnly', false));
  expect(sent.map(({ method }) => method).filter(method => method !== 'GET')).toEqual(['PUT']);
  expect(name).toHaveProperty('value', 'Aegean');
});
