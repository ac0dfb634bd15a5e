import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { LoginLinkDialog } from './login-link-dialog.tsx';

const link = (setPasswordLink: string, message: string) => ({ setPasswordLink, message });

it('hands an approved shop the message in its language, and in another by a new link', async () => {
  const sent = answerCalls({
    'POST /api/customers/c/link': { body: link('https://toptan.example/set-password#2', 'Hello Ayşe') },
  });
  await renderIn(
    'en',
    <LoginLinkDialog
      handed={{
        customerId: 'c',
        name: 'Zeytin Dalı',
        phones: { ownerMobile: '0532 418 07 66', phone: null, landline: null },
        language: 'tr',
        link: link('http://localhost:3000/set-password#1', 'Merhaba Ayşe'),
      }}
      onClose={vi.fn()}
    />,
  );
  expect(screen.getByDisplayValue('Merhaba Ayşe')).toBeTruthy();
  expect(screen.getByText('This address works on this computer only.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/905324180766\?text=Merhaba/,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByDisplayValue('Hello Ayşe')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual(['{"language":"en"}']);
  await waitFor(() => expect(screen.queryByText('This address works on this computer only.')).toBeNull());
});
