import type { BatchResult } from '@toptan/contract/batch-results';
import { useTranslation } from 'react-i18next';
import { toFormError, useProblemText } from '../../api/form.ts';

/** Why a product stayed as it was, in the reader's language. */
export function useBatchReason(): (result: BatchResult) => string {
  const { t } = useTranslation(['errors', 'refusals']);
  const problem = useProblemText();
  return ({ error }) => {
    const [field] = error?.fields ?? [];
    if (error?.code === 'validation_failed' && field) return problem(toFormError(field)) ?? '';
    const sentence = t as (keys: string[]) => string;
    return sentence([`code.${error?.code}`, `refusals:code.${error?.code}`, 'code.internal']);
  };
}
