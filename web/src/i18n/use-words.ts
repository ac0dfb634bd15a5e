import type { FlatNamespace } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.ts';

/** The sentences of a screen, and the formats of what stands between them. */
export function useWords<const Words extends FlatNamespace | readonly FlatNamespace[]>(words: Words) {
  const { t } = useTranslation(words);
  return { t, ...useFormat() };
}
