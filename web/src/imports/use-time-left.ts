import type { ImportState } from '@toptan/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds that have to be seen before anything is said. */
const seenMs = 3000;

/** The time that a step still takes at its pace since it was first seen, in words; null until that is known. */
export function useTimeLeft(state: ImportState, done: number, all: number): string | null {
  const { t } = useTranslation('imports');
  const [first, setFirst] = useState({ state, done, at: Date.now() });
  if (first.state !== state) setFirst({ state, done, at: Date.now() });
  const passed = Date.now() - first.at;
  const moved = done - first.done;
  if (first.state !== state || passed < seenMs || moved <= 0) return null;
  const seconds = Math.ceil(((all - done) * passed) / moved / 1000);
  return seconds < 60
    ? t('apply.secondsLeft', { count: Math.max(5, Math.ceil(seconds / 5) * 5) })
    : t('apply.minutesLeft', { count: Math.ceil(seconds / 60) });
}
