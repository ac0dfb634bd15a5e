import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { Stepper } from './stepper.tsx';

interface CounterProps {
  start: number;
  min: number;
  step?: number;
  settled: number[];
}

function Counter({ start, min, step, settled }: CounterProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Stepper
        label="Quantity"
        value={value}
        onChange={setValue}
        min={min}
        max={999}
        step={step}
        onSettle={n => settled.push(n)}
      />
      <output>{String(value)}</output>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

it('does not go below its least value: minus is disabled at 1', async () => {
  const { user } = await renderUi(<Counter start={2} min={1} settled={[]} />);
  const minus = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease, Quantity' });
  await user.click(minus);
  expect(shown()).toBe('1');
  expect(minus.disabled).toBe(true);
});

it('goes to the multiples of its step, and not below the first where there is to be one', async () => {
  const { user } = await renderUi(<Counter start={8} min={1} step={6} settled={[]} />);
  const minus = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease, Quantity' });
  await user.click(screen.getByRole('button', { name: 'Increase, Quantity' }));
  expect(shown()).toBe('12');
  await user.type(screen.getByRole('spinbutton'), '{ArrowUp}');
  expect(shown()).toBe('18');
  await user.click(minus);
  await user.click(minus);
  expect(shown()).toBe('6');
  expect(minus.disabled).toBe(true);
});

it('does not go above the last multiple that is allowed', async () => {
  const { user } = await renderUi(<Counter start={994} min={0} step={6} settled={[]} />);
  const plus = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase, Quantity' });
  await user.click(plus);
  expect(shown()).toBe('996');
  expect(plus.disabled).toBe(true);
});

it('does not go above 999 by pressing or by arrow, and keeps what is typed beyond it, marked and not settled', async () => {
  const settled: number[] = [];
  const { user } = await renderUi(<Counter start={998} min={1} settled={settled} />);
  const plus = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase, Quantity' });
  await user.click(plus);
  expect(plus.disabled).toBe(true);
  const input = screen.getByRole('spinbutton');
  await user.type(input, '{ArrowUp}');
  expect(shown()).toBe('999');
  settled.length = 0;
  for (const text of ['5000', '0']) {
    await user.clear(input);
    await user.type(input, `${text}{Enter}`);
    await user.tab();
    expect(input).toHaveProperty('value', text);
    expect(shown()).toBe(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  }
  expect(settled).toEqual([]);
});

it('falls back to the last figure when it is left empty, and settles what was typed once', async () => {
  const settled: number[] = [];
  const { user } = await renderUi(<Counter start={12} min={1} settled={settled} />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  await user.clear(input);
  expect(shown()).toBe('12');
  await user.tab();
  expect(input.value).toBe('12');
  await user.clear(input);
  await user.type(input, '48{Enter}');
  expect(settled.at(-1)).toBe(48);
  expect(input.getAttribute('aria-valuenow')).toBe('48');
});

it('replaces a settled figure by what is typed after a click', async () => {
  const { user } = await renderUi(<Counter start={6} min={1} settled={[]} />);
  const field = screen.getByRole('spinbutton');
  await user.click(field);
  await user.keyboard('{Enter}');
  await user.click(field);
  await user.keyboard('12');
  expect(shown()).toBe('12');
});

it('takes no leading zeros', async () => {
  const { user } = await renderUi(<Counter start={1} min={0} settled={[]} />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  await user.clear(input);
  await user.type(input, '024');
  expect(input.value).toBe('24');
  expect(shown()).toBe('24');
});

it.each(['1.5', '1,5', '1.000', '1٬000', '1e3', '-1', '2a4'])(
  'refuses %s, typed or pasted: it stays as it is, marked, and settles nothing',
  async text => {
    const settled: number[] = [];
    const { user } = await renderUi(<Counter start={12} min={1} settled={settled} />);
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    await user.clear(input);
    await user.paste(text);
    expect(input.value).toBe(text);
    await user.clear(input);
    await user.type(input, `${text}{Enter}`);
    await user.tab();
    expect(input.value).toBe(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(shown()).toBe('NaN');
    expect(settled).toEqual([]);
    await user.clear(input);
    await user.type(input, '36{Enter}');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(settled).toEqual([36]);
  },
);

it.each(['٣٦', '۳۶'])('takes %s of an Arabic or Persian keyboard', async typed => {
  const { user } = await renderUi(<Counter start={1} min={0} settled={[]} />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  await user.clear(input);
  await user.type(input, typed);
  expect(input.value).toBe('36');
  expect(shown()).toBe('36');
});
