import { screen } from '@testing-library/react';
import { plainPortal } from '@toptan/contract/portal';
import { afterEach, expect, it } from 'vitest';
import { usePortal } from '../portal/portal-store.ts';
import { renderAt } from '../testing/render-at.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';

afterEach(() => usePortal.setState(plainPortal));

it('asks for a username where a link is emailed', async () => {
  usePortal.setState({ isMailSet: true });
  await renderAt(ForgotPasswordPage);
  expect(await screen.findByLabelText('Username')).toBeTruthy();
});

it('sends to the wholesaler where no email is sent', async () => {
  usePortal.setState({ phone: '0212 111 11 11' });
  await renderAt(ForgotPasswordPage);
  expect(await screen.findByText(/Ask your wholesaler/)).toBeTruthy();
  expect(screen.getByText('0212 111 11 11')).toBeTruthy();
  expect(screen.queryByLabelText('Username')).toBeNull();
});
