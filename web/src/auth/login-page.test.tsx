import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderAt } from '../testing/render-at.tsx';
import { LoginPage } from './login-page.tsx';

it('asks nobody else for the code of the user who was typed before', async () => {
  answerCalls({
    'POST /api/auth/login': {
      status: 401,
      body: { code: 'second_factor_required', message: '', fields: [] },
    },
  });
  await renderAt(LoginPage);
  await userEvent.type(await screen.findByLabelText('Username'), 'depo');
  await userEvent.type(screen.getByLabelText('Password'), 'linen and denim');
  await userEvent.click(screen.getByRole('button', { name: /Sign in/i }));
  expect(await screen.findByLabelText(/^Code from/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Username'), '2');
  expect(screen.queryByLabelText(/^Code from/)).toBeNull();
});
