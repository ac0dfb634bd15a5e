import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answers.ts';
import { renderIn } from '../testing/render.tsx';
import { LoginPage } from './login-page.tsx';

afterEach(() => vi.unstubAllGlobals());

it('asks nobody else for the code of the user who was typed before', async () => {
  answerCalls({
    'POST /api/auth/login': {
      status: 401,
      body: { code: 'second_factor_required', message: '', fields: [] },
    },
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: LoginPage }),
    history: createMemoryHistory(),
  });
  await renderIn('en', <RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Username'), 'depo');
  await userEvent.type(screen.getByLabelText('Password'), 'linen and denim');
  await userEvent.click(screen.getByRole('button', { name: /Sign in/i }));
  expect(await screen.findByLabelText(/^Code from/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Username'), '2');
  expect(screen.queryByLabelText(/^Code from/)).toBeNull();
});
