import { screen } from '@testing-library/react';
import type { RegistrationRequest } from '@toptan/contract/registration';
import { describe, expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { LoginState } from './login-state.tsx';

const approved: RegistrationRequest = {
  id: '0193d8c7-e800-72b7-ba77-897737f8cb1f',
  customerName: 'Zeytin Dalı Giyim',
  ownerFirstName: 'Ayşe',
  ownerLastName: 'Karadağ',
  phoneNumber: '+90 532 418 07 66',
  email: 'ayse@zeytindaligiyim.example',
  taxNumber: null,
  hasTaxPlate: false,
  status: 'approved',
  language: 'tr',
  createdAt: '2026-11-18T09:12:00Z',
  decidedAt: '2026-11-19T09:12:00Z',
  customerId: '0193d8c7-e800-72b7-ba77-897737f8cb20',
  username: 'zeytin-dali',
  passwordChosen: false,
  mail: null,
  isMailSet: true,
};
const mail = (state: 'queued' | 'sent' | 'failed', attempts: number, lastError: string | null = null) => ({
  mail: { state, attempts, lastError, at: '2026-11-19T09:12:00Z' },
});

describe('the login details of an approved request', () => {
  it.each<[string, Partial<RegistrationRequest>, RegExp]>([
    ['are to be handed on without a mail server', {}, /^Bağlantı iletilecek/],
    ['are on their way', mail('queued', 0), /^E-posta yolda$/],
    ['are tried again', mail('queued', 2, '451 later'), /^E-posta yolda2 deneme$/],
    ['were mailed', mail('sent', 1), /^E-posta gönderildi19\/11\/2026/],
    [
      'failed, and show why',
      mail('failed', 5, '550 no mailbox'),
      /^E-posta gönderilemedi5 deneme · 550 no mailbox$/,
    ],
    [
      'matter no more once a password is chosen',
      { ...mail('failed', 5), passwordChosen: true },
      /^Şifre belirlendizeytin-dali$/,
    ],
    ['are gone with the account', { ...mail('sent', 1), customerId: null }, /^Hesap silinmiş$/],
  ])('%s', async (_, request, words) => {
    const { container } = await renderIn('tr', <LoginState request={{ ...approved, ...request }} />);
    expect(container.textContent).toMatch(words);
  });

  it('are nothing to a rejected one', async () => {
    await renderIn('tr', <LoginState request={{ ...approved, status: 'rejected', customerId: null }} />);
    expect(screen.getByText('—')).toBeTruthy();
  });
});
