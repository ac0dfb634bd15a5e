import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '@toptan/contract/endpoint';
import {
  changeGuide,
  type Guide,
  type GuideProgress,
  type GuideStep,
  getGuide,
  guideSteps,
} from '@toptan/contract/guide';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useFailureToast } from '../api/use-outcome.ts';

/** The state of the guide through the first day. */
export const useGuide = () => useQuery(dataQuery(getGuide));

/** Skips steps, closes the guide or opens it again. */
export function useChangeGuide() {
  const { t } = useTranslation('guide');
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeGuide>) => call(changeGuide, { body }),
    onSuccess: (guide: Guide) => queryClient.setQueryData(dataQuery(getGuide).queryKey, guide),
    onError: useFailureToast(t('failed')),
  });
}

/** Steps that are done or skipped. */
const isBehind = ({ done, skipped }: GuideProgress, step: GuideStep) =>
  done.includes(step) || skipped.includes(step);

/** The first step that is neither done nor skipped. */
export const nextStep = (progress: GuideProgress): GuideStep | undefined =>
  guideSteps.find(step => !isBehind(progress, step));
