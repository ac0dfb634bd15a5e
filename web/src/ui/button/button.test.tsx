import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { Button } from './button.tsx';

it('keeps its focus and its name and does nothing while it is busy', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const { user } = await renderUi(
    <form
      onSubmit={event => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="name" />
      <Button type="submit" busy busyLabel="Saving..." onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  button.focus();
  await user.click(button);
  await user.type(screen.getByLabelText('name'), 'x{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('lends its looks to a link', async () => {
  await renderUi(
    <Button variant="primary" asChild>
      <a href="/catalog">Go to catalog</a>
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Go to catalog' }).className).toBe('btn btn-primary');
});
