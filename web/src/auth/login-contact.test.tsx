import { screen } from '@testing-library/react';
import { plainPortal } from '@toptan/contract/portal';
import { afterEach, expect, it } from 'vitest';
import { usePortal } from '../portal/portal-store.ts';
import { renderAt } from '../testing/render-at.tsx';
import { LoginContact } from './login-contact.tsx';

afterEach(() => usePortal.setState(plainPortal));

it.each([
  ['+971 50 123 45 67', 'https://wa.me/971501234567'],
  ['00971 50 123 45 67', 'https://wa.me/971501234567'],
  ['0532 111 22 33', 'https://wa.me/905321112233'],
  ['532 111 22 33', 'https://wa.me/905321112233'],
  ['0532 111 22 33 / 0533 111 22 33', null],
])('a message to %s goes to %s', async (whatsapp, address) => {
  usePortal.setState({ whatsapp });
  await renderAt(LoginContact);
  expect((await screen.findByText(whatsapp)).closest('a')?.getAttribute('href')).toBe(address);
});
