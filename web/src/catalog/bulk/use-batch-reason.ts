import type { FieldError } from '@toptan/contract/errors';
import { useTranslation } from 'react-i18next';
import type { ApiErrorCode } from '../../api/api-error.ts';
import { toFormError, useProblemText } from '../../api/form.ts';

type Refused = { code: ApiErrorCode; fields?: readonly FieldError[] | undefined };

/** The reason why a product, or all of them, stayed as they were, in the reader's language. */
export function useBatchReason(): (error: Refused | undefined) => string {
  const { t } = useTranslation(['errors', 'refusals']);
  const problem = useProblemText();
  return error => {
    const [field] = error?.fields ?? [];
    if (error?.code === 'validation_failed' && field) return problem(toFormError(field)) ?? '';
    const sentence = t as (keys: string[]) => string;
    return sentence([`code.${error?.code}`, `refusals:code.${error?.code}`, 'code.internal']);
  };
}
