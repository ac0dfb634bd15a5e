import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registrationSchema } from '@toptan/contract/registration-form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { ApiError } from './api-error.ts';
import { contractResolver } from './contract-resolver.ts';
import { placeFieldErrors, useErrorText, useProblemText } from './form.ts';

const values = {
  customerName: 'Zeytin Dalı',
  ownerFirstName: 'Ayşe',
  ownerLastName: 'Karadağ',
  phoneNumber: '+90 532 418 07 66',
  email: 'ayse@example.com',
};

function TestForm({ error, typed = {} }: { error?: ApiError; typed?: Partial<typeof values> }) {
  const problem = useProblemText();
  const errorText = useErrorText();
  const [sentence, setSentence] = useState('');
  const form = useForm({
    resolver: contractResolver(registrationSchema),
    defaultValues: { ...values, ...typed },
  });
  const { errors } = form.formState;
  const send = () => {
    if (error && !placeFieldErrors(error, ['email', 'customerName'], form.setError))
      setSentence(errorText(error));
  };
  return (
    <form onSubmit={form.handleSubmit(send)} noValidate>
      <Field label="name" error={problem(errors.customerName)}>
        <TextInput {...form.register('customerName')} />
      </Field>
      <Field label="email" error={problem(errors.email)}>
        <TextInput {...form.register('email')} />
      </Field>
      <button type="submit">send</button>
      <output>{sentence}</output>
    </form>
  );
}

const refusal = (fields: object[]) =>
  ApiError.answered(400, '', JSON.stringify({ code: 'validation_failed', message: '', fields }));

const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));

describe('a form', () => {
  it('shows beside the field what the contract finds wrong, in the language of the page', async () => {
    await renderIn('tr', <TestForm typed={{ email: 'ayse@', customerName: '' }} />);
    await send();
    expect(screen.getByLabelText('email').getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Geçerli bir e-posta adresi girin');
    screen.getByText('Bu alan zorunludur');
  });

  it('shows beside the field what only the server knows, and nowhere else', async () => {
    const error = refusal([{ path: 'email', code: 'taken', message: 'taken' }]);
    await renderIn('en', <TestForm error={error} />);
    await send();
    await screen.findByText('This value is already in use');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows in a sentence what belongs to no field of it', async () => {
    const error = refusal([{ path: 'customerId', code: 'not_found', message: 'gone' }]);
    await renderIn('en', <TestForm error={error} />);
    await send();
    expect((await screen.findByRole('status')).textContent).toBe('Please check the marked fields.');
  });
});
