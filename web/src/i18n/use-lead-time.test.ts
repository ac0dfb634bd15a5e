import { renderHook } from '@testing-library/react';
import { languages } from '@toptan/contract/languages';
import { expect, it } from 'vitest';
import { startI18n } from './i18n.ts';
import { useLeadTime } from './use-lead-time.ts';

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

it.each([
  ['en', ['3-5 days', '1 day', '10 days', '1-2 days', '10-15 days', '90-100 days']],
  ['tr', ['3-5 gün', '1 gün', '10 gün', '1-2 gün', '10-15 gün', '90-100 gün']],
  ['ar', ['3-5 أيام', 'يوم واحد', '10 أيام', '1-2 يوم', '10-15 يومًا', '90-100 يوم']],
] as const)('shows days in the words of %s', async (language, expected) => {
  await startI18n(language);
  const { result } = renderHook(useLeadTime);
  const travels = ['3-5 days', '1 day', '10 days', '1-2 days', '10-15 days', '90-100 days'];
  expect(travels.map(leadTime => plain(result.current(leadTime)))).toEqual(expected);
});

it.each(languages)('leaves other words as they were typed in %s', async language => {
  await startI18n(language);
  const { result } = renderHook(useLeadTime);
  expect(result.current('yaklaşık 2 hafta')).toBe('yaklaşık 2 hafta');
});
