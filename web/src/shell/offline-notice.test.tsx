import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useLiveStore } from '../api/live-store.ts';
import { startI18n } from '../i18n/i18n.ts';
import { useSessionStore } from '../session/session-store.ts';
import { OfflineNotice } from './offline-notice.tsx';

beforeAll(() => startI18n('en'));
afterEach(() => useLiveStore.setState({ connection: 'opening' }));

it.each([
  ['shop', 'placing an order needs a connection'],
  ['admin', 'changes cannot be saved'],
] as const)('tells %s what cannot be done while the server is away', (role, words) => {
  useSessionStore.setState({
    user: { id: 'u', username: 'deniz', role, customerId: null },
  });
  useLiveStore.setState({ connection: 'lost' });
  render(<OfflineNotice />);
  expect(screen.getByRole('status').textContent).toContain(words);
});
