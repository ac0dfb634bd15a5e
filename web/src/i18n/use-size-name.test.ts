import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startI18n } from './i18n.ts';
import { useSizeName } from './use-size-name.ts';

it.each([
  ['en', 'One size'],
  ['tr', 'Tek beden'],
  ['ar', 'مقاس واحد'],
] as const)('the only size of goods is a word in %s', async (language, words) => {
  await startI18n(language);
  const { result } = renderHook(useSizeName);
  expect(['STD', 'One Size', 'TEK BEDEN', null, 'S', '36-38', 'XS'].map(result.current)).toEqual([
    words,
    words,
    words,
    words,
    'S',
    '36-38',
    'XS',
  ]);
});
