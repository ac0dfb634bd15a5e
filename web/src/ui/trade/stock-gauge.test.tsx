import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StockGauge, StockText } from './stock-gauge.tsx';

const levels = (pieces: number, supply: 'to_order' | 'stock_only') => {
  const { container } = render(
    <>
      <StockGauge pieces={pieces} supply={supply} />
      <StockText pieces={pieces} supply={supply}>
        words
      </StockText>
    </>,
  );
  return [...container.querySelectorAll<HTMLElement>('[data-stock]')].map(({ dataset }) => dataset['stock']);
};

it('alarms only where nothing more is produced', () => {
  expect(levels(0, 'stock_only')).toEqual(['none', 'none']);
  expect(levels(0, 'to_order')).toEqual(['made', 'made']);
  expect(levels(3, 'to_order')).toEqual(['low', 'low']);
});
