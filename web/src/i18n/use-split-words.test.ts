import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startI18n } from './i18n.ts';
import { useSplitWords } from './use-split-words.ts';

it('counts what comes from stock and what is produced in pieces, also where there is only one of them', async () => {
  await startI18n('tr');
  const { result } = renderHook(useSplitWords);
  expect(
    [
      { fromStock: 1248, toProduce: 8 },
      { fromStock: 12, toProduce: 0 },
      { fromStock: 0, toProduce: 8 },
    ].map(result.current),
  ).toEqual(['1.248 adet stoktan, 8 adet üretilecek', '12 adet stoktan', '8 adet üretilecek']);
});
