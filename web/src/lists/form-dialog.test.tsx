import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { FormDialog } from './form-dialog.tsx';

const names = ['First', 'Second', 'Third'];

/** Fields that are wrong while they are empty: they say so once they are left, or once the form is submitted. */
function Form() {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const isWrong = (name: string) => wrong.includes(name) && !texts[name];
  return (
    <FormDialog
      {...{ title: 'Goods', isDirty: false, isBusy: false, submitLabel: 'Save' }}
      errorCount={names.filter(isWrong).length}
      onClose={() => {}}
      onSubmit={event => {
        event.preventDefault();
        setWrong(names);
      }}
    >
      {names.map(name => (
        <input
          key={name}
          aria-label={name}
          aria-invalid={isWrong(name) || undefined}
          onBlur={() => setWrong([...wrong, name])}
          onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
        />
      ))}
    </FormDialog>
  );
}

it('leads to the first error once it is submitted, not when a field is left', async () => {
  const { unmount } = await renderAt(Form);
  const field = (name: string) => screen.getByRole('textbox', { name });
  await screen.findByRole('dialog');
  await userEvent.click(field('First'));
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(field('Third'));
  unmount();
  await renderAt(Form);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(field('First'));
});
