import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../layout/render-ui.tsx';
import { SizeRun } from './size-run.tsx';

function Run() {
  const [run, setRun] = useState<Record<string, number>>({});
  return (
    <>
      <SizeRun
        label="All sizes"
        max={999}
        value={run}
        onChange={(size, pieces) => setRun(before => ({ ...before, [size]: pieces }))}
        options={['28', '30'].map(value => ({ value, label: `Quantity, ${value}` }))}
      />
      <output>{JSON.stringify(run)}</output>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

it('takes a figure for every size, by typing and by arrow', async () => {
  const { user } = await renderUi(<Run />);
  const [first, second] = screen.getAllByRole<HTMLInputElement>('spinbutton');
  if (!first || !second) throw new Error('two sizes');
  expect(first.value).toBe('');
  await user.type(first, '12');
  await user.tab();
  expect(document.activeElement).toBe(second);
  await user.keyboard('{PageUp}{ArrowDown}');
  expect(shown()).toBe('{"28":12,"30":11}');
});

it('takes a size out again when its figure is emptied', async () => {
  const { user } = await renderUi(<Run />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity, 28' });
  await user.type(field, '6');
  await user.clear(field);
  expect(shown()).toBe('{"28":0}');
  expect(field.value).toBe('');
  await user.type(field, '5000');
  expect(shown()).toBe('{"28":999}');
});
