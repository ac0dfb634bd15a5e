import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FigureInput } from '../form/figure-input.tsx';
import { renderUi } from '../render-ui.tsx';
import { useRovingFields } from './use-roving-fields.ts';

const names = ['S', 'M', 'L', 'XL'];

function Run() {
  const { current, ...rove } = useRovingFields(names.length);
  const [pieces, setPieces] = useState<Record<string, number>>({});
  return (
    <fieldset {...rove}>
      {names.map((name, at) => (
        <FigureInput
          key={name}
          label={name}
          value={pieces[name] ?? 6}
          onChange={next => setPieces(now => ({ ...now, [name]: next }))}
          min={0}
          max={999}
          disabled={name === 'M'}
          tabIndex={at === current ? 0 : -1}
        />
      ))}
      <button type="button">more</button>
    </fieldset>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

it('makes a row of fields one stop of Tab, and arrows lead through those that are open', async () => {
  const { user } = await renderUi(<Run />);
  await user.tab();
  expect(focused()).toBe('S');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('L');
  await user.keyboard('{End}{ArrowLeft}{ArrowUp}');
  expect(focused()).toBe('L');
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'L' }).value).toBe('7');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('more');
  await user.tab({ shift: true });
  expect(focused()).toBe('L');
});
