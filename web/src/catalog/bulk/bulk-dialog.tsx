import { useMutation } from '@tanstack/react-query';
import { type BatchResult, batchProductsMax } from '@toptan/contract/batch-results';
import { listProducts } from '@toptan/contract/catalog/products';
import type { FieldError } from '@toptan/contract/errors';
import { listTerms } from '@toptan/contract/terms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type ApiErrorCode } from '../../api/api-error.ts';
import { toFormError, useProblemText } from '../../api/form.ts';
import { refresh } from '../../api/query-client.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { FieldGrid } from '../../ui/form/form-section.tsx';
import { Dialog, FormFoot } from '../../ui/overlay/dialog.tsx';

interface BulkDialogProps {
  title: string;
  /** The number of chosen products; undefined: the server finds them. */
  count: number | undefined;
  /** The fields, with `span`. */
  children: ReactNode;
  /** Makes the call; null where a field has a problem, which it shows. */
  send: () => Promise<readonly BatchResult[] | null> | null;
  /** The reason why a product stayed as it was, where the general words say too little. */
  reasonOf?: (result: BatchResult) => string | undefined;
  onClose: () => void;
}

/** The result for each product: the number of changed ones, and the others with their reasons. */
function Results({
  results,
  reasonOf,
}: {
  results: readonly BatchResult[];
  reasonOf: BulkDialogProps['reasonOf'];
}) {
  const { t } = useTranslation('bulk');
  const reason = useBatchReason();
  const number = (state: BatchResult['state']) => results.filter(result => result.state === state).length;
  const refused = results.filter(({ state }) => state === 'refused');
  return (
    <div className="grid grid-cols-1 gap-4" role="status">
      <Callout tone={refused.length > 0 ? 'warning' : 'accent'} title={t('done', { count: number('done') })}>
        {number('unchanged') > 0 && <p>{t('unchanged', { count: number('unchanged') })}</p>}
        {refused.length > 0 && <p>{t('refused', { count: refused.length })}</p>}
      </Callout>
      {refused.length > 0 && (
        <ul aria-label={t('refused', { count: refused.length })}>
          {refused.map(result => (
            <li
              key={result.productId}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 py-2.5 border-t border-line wrap-anywhere max-md:grid-cols-1"
            >
              <bdi className="font-semibold">{result.productName ?? t('gone')}</bdi>
              <span className="quiet">{reasonOf?.(result) ?? reason(result.error)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Changes many products in one call, and shows the result for each. */
export function BulkDialog({ title, count, children, send, reasonOf, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['bulk', 'ui']);
  const reason = useBatchReason();
  const change = useMutation({
    mutationFn: (made: Promise<readonly BatchResult[] | null>) => made,
    onSettled: made => (made === null ? undefined : refresh(listProducts, listTerms)),
  });
  const results = change.data;
  const error = change.error instanceof ApiError ? change.error : undefined;
  // A call for a size set that breaks off has changed some of its products.
  const isRefused = error !== undefined && error.status >= 400 && error.status < 500;
  const isTooMany = count !== undefined && count > batchProductsMax;
  function submit() {
    if (isTooMany || change.isPending) return;
    const made = send();
    if (made) change.mutate(made);
  }
  const close = { open: true, onOpenChange: onClose, title, padded: true, locked: change.isPending } as const;
  if (results)
    return (
      <Dialog
        {...close}
        footer={
          <Button variant="primary" onClick={onClose}>
            {t('ui:close')}
          </Button>
        }
      >
        <Results results={results} reasonOf={reasonOf} />
      </Dialog>
    );
  return (
    <Dialog
      {...close}
      onSubmit={submit}
      footNote={count !== undefined && <span className="quiet">{t('products', { count })}</span>}
      footer={<FormFoot label={t('apply')} busy={change.isPending} disabled={isTooMany} onCancel={onClose} />}
    >
      <div className="grid grid-cols-1 gap-4">
        {isTooMany && <Callout tone="warning">{t('tooMany', { most: batchProductsMax })}</Callout>}
        {change.error && (
          <Callout tone="danger" live title={isRefused ? t('failed') : undefined}>
            {reason(error)}
          </Callout>
        )}
        <FieldGrid>{children}</FieldGrid>
      </div>
    </Dialog>
  );
}

type Refused = { code: ApiErrorCode; fields?: readonly FieldError[] | undefined };

/** The reason why a product, or all of them, stayed as they were, in the reader's language. */
function useBatchReason(): (error: Refused | undefined) => string {
  const { t } = useTranslation(['errors', 'refusals', 'staffRefusals']);
  const problem = useProblemText();
  return error => {
    const [field] = error?.fields ?? [];
    if (error?.code === 'validation_failed' && field) return problem(toFormError(field)) ?? '';
    const sentence = t as (keys: string[]) => string;
    const code = `code.${error?.code}`;
    return sentence([code, `refusals:${code}`, `staffRefusals:${code}`, 'code.internal']);
  };
}
