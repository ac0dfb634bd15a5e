import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { renderAt } from '../testing/render-at.tsx';
import { RegistrationForm } from './registration-form.tsx';

const filled = {
  'Customer name': 'Kardelen Giyim',
  'Owner first name': 'Elif',
  'Owner last name': 'Kardelen',
  'Phone number': '+90 532 111 22 33',
};

async function open(onSubmit: (...sent: unknown[]) => Promise<unknown>, isTaxAsked = false) {
  const form = () => (
    <RegistrationForm isBusy={false} hasFacts={false} isTaxAsked={isTaxAsked} onSubmit={onSubmit} />
  );
  const { unmount, container } = await renderAt(form);
  return { email: await screen.findByLabelText<HTMLInputElement>('Email'), unmount, container };
}

function fill(address: string) {
  for (const [label, value] of Object.entries({ ...filled, Email: address }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));

it('says that no applications are taken, instead of asking to try again', async () => {
  await open(() => Promise.reject(ApiError.foreseen(403, 'registration_closed')));
  fill('elif@example.com');
  await send();
  expect(await screen.findByText(/No applications are taken at the moment/)).toBeTruthy();
});

it('waits with sending for the photograph that is being scaled down', async () => {
  let draw = () => {};
  const drawn = new Promise<ImageBitmap>(resolve => {
    draw = () => resolve({ width: 1, height: 1, close: () => {} } as ImageBitmap);
  });
  vi.stubGlobal('createImageBitmap', () => drawn);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: () => {},
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done =>
    done(new Blob(['photo'], { type: 'image/jpeg' })),
  );
  const onSubmit = vi.fn(async () => {});
  const { container } = await open(onSubmit, true);
  fill('elif@example.com');
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for the photograph');
  await userEvent.upload(input, new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  draw();
  await screen.findByText(/added/i);
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ name: 'tax-plate.jpg' }),
  );
});

it('keeps what is typed when the page is loaded again, until it is sent', async () => {
  const { unmount } = await open(vi.fn());
  const address = 'selin@example.com';
  fill(address);
  unmount();
  const { email } = await open(async () => undefined);
  expect(email.value).toBe(address);
  const stored = () => sessionStorage.getItem('registration-request');
  expect(stored()).toContain(address);
  await send();
  await waitFor(() => expect(stored()).not.toContain(address));
});
