import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { openDraft } from '@toptan/contract/drafts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/form.ts';
import { Button } from '../ui/button/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingWords } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { keepDraft } from './api.ts';

const route = getRouteApi('/admin/order-for');

/**
 * `/admin/order-for?customer=<id>`: goes on to the catalogue with the caller's draft for this shop, which is made if there is none.
 * So every way to it is a link, which opens in a new tab as well.
 */
export function OrderForPage() {
  const { t } = useTranslation(['desk', 'words']);
  const errorText = useErrorText();
  const { customer } = route.useSearch();
  const navigate = route.useNavigate();
  const open = useMutation({
    mutationFn: (customerId: string) => call(openDraft, { body: { customerId } }),
    onSuccess: draft => {
      keepDraft(draft);
      return navigate({ to: '/catalog', search: { for: draft.id }, replace: true });
    },
  });
  const { mutate } = open;
  useEffect(() => {
    if (customer) mutate(customer);
  }, [customer, mutate]);
  const hasFailed = open.isError || customer === undefined;
  // A deactivated shop, or one that is gone, stays so, however often one tries.
  const isFinal = hasCode(open.error, 'customer_inactive') || hasCode(open.error, 'not_found');
  const mayRetry = customer !== undefined && !isFinal;
  return (
    <>
      <PageHeader title={t('title')} />
      {hasFailed ? (
        <ErrorState
          title={t('openFailed')}
          text={open.error ? errorText(open.error) : t('noShop')}
          {...(mayRetry && { onRetry: () => mutate(customer), retrying: open.isPending })}
        />
      ) : (
        <LoadingWords>{t('words:loading')}</LoadingWords>
      )}
      {hasFailed && (
        <p className="text-center">
          <Button asChild>
            <Link to="/basket" search={{ for: undefined }}>
              {t('toDrafts')}
            </Link>
          </Button>
        </p>
      )}
    </>
  );
}
