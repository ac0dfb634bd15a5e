import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TwoLines } from './table-cells.tsx';

const lines = (container: HTMLElement) =>
  [...container.querySelectorAll('.two-lines > *')].map(line => line.textContent);

describe('a cell of two lines', () => {
  it('leaves alone in the middle of its row what has no other line', () => {
    const { container, rerender } = render(<TwoLines first="Kadıköy" second={null} />);
    expect(lines(container)).toEqual(['Kadıköy']);
    rerender(<TwoLines first={null} second="2020000101" />);
    expect(lines(container)).toEqual(['2020000101']);
  });

  it('shows a dash where both are missing', () => {
    const { container } = render(<TwoLines first={null} second="" />);
    expect(lines(container)).toEqual(['—']);
  });
});
