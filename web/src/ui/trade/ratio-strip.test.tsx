import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../render-ui.tsx';
import { RatioStrip } from './ratio-strip.tsx';

const cells = ['Black', 'White'].flatMap(color => [
  { color, size: '30', pieces: 1 },
  { color, size: '31', pieces: 2 },
]);
const sentences = () => screen.getAllByRole('img').map(strip => strip.getAttribute('aria-label'));

it('says to screen readers which color of a mixed pack has how many pieces of each size', async () => {
  await renderUi(<RatioStrip cells={cells} />);
  expect(sentences()).toEqual(['Black: 30 1, 31 2', 'White: 30 1, 31 2']);
});

it('names no color where there is one, whose word stands beside the strip', async () => {
  await renderUi(<RatioStrip cells={cells.slice(0, 2)} />);
  expect(sentences()).toEqual(['30 1, 31 2']);
});
