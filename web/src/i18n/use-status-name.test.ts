import { renderHook } from '@testing-library/react';
import type { Language } from '@toptan/contract/languages';
import { expect, it } from 'vitest';
import { startI18n } from './i18n.ts';
import { useStatusName } from './use-status-name.ts';

it.each<[Language, string[]]>([
  ['en', ['In Production', 'In Production', 'Ready', 'packed']],
  ['tr', ['Üretimde', 'Üretimde', 'Hazır', 'packed']],
  ['ar', ['قيد الإنتاج', 'قيد الإنتاج', 'جاهز', 'packed']],
])(
  'names every status that the specification names, and shows another as it came (%s)',
  async (language, names) => {
    await startI18n(language);
    const { result } = renderHook(useStatusName);
    const statuses = ['in_production', 'inProduction', 'ready', 'packed'];
    expect(statuses.map(result.current)).toEqual(names);
  },
);
