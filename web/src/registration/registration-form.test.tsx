import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { renderAt } from '../testing/render-at.tsx';
import { RegistrationForm } from './registration-form.tsx';

const refuse = () => Promise.reject(ApiError.foreseen(403, 'registration_closed'));
const Form = () => <RegistrationForm isBusy={false} hasFacts={false} isTaxAsked={false} onSubmit={refuse} />;

it('says that no applications are taken, instead of asking to try again', async () => {
  await renderAt(Form);
  await userEvent.type(await screen.findByLabelText('Customer name'), 'Kardelen Giyim');
  await userEvent.type(screen.getByLabelText('Owner first name'), 'Elif');
  await userEvent.type(screen.getByLabelText('Owner last name'), 'Kardelen');
  await userEvent.type(screen.getByLabelText('Phone number'), '+90 532 111 22 33');
  await userEvent.type(screen.getByLabelText('Email'), 'elif@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/No applications are taken at the moment/)).toBeTruthy();
});
