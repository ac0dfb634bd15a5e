import { expect, it } from 'vitest';
import { pastedBlock } from './grid-text.ts';

it('knows names in Turkish capitals, whatever the language of the browser', () => {
  const names = { rows: ['Kırmızı', 'Lacivert'], columns: ['S', 'M'] };
  const { texts } = pastedBlock(
    '\tM\tS\nLACİVERT\t3\t4\nKIRMIZI\t1\t2\n',
    { row: 0, column: 0 },
    names,
    () => true,
  );
  expect(texts.map(({ cell: { row, column }, text }) => [row, column, text])).toEqual([
    [1, 1, '3'],
    [1, 0, '4'],
    [0, 1, '1'],
    [0, 0, '2'],
  ]);
});
