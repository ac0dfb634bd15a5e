import './request-slip.css';
import type { RegistrationRequest } from '@toptan/contract/registration';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { ListEnd } from '../ui/table/list-end.tsx';
import { RowBoundary } from '../ui/table/row-boundary.tsx';
import type { usePendingRequests } from './api.ts';
import type { Decision } from './request-decision.tsx';
import { RequestSlip } from './request-slip.tsx';

interface WaitingRequestsProps {
  pending: ReturnType<typeof usePendingRequests>;
  /** The search text. */
  q: string | undefined;
  /** The badge beside the heading. */
  badge: ReactNode;
  onDecide: (wanted: { request: RegistrationRequest; decision: Decision }) => void;
}

/** The requests that wait for a decision. */
export function WaitingRequests({ pending, q, badge, onDecide }: WaitingRequestsProps) {
  const { t } = useTranslation('requests');
  const requests = pending.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <>
      <div className="requests-heading">
        <h2>{t('pending')}</h2>
        {badge}
      </div>
      {requests.length === 0 && <p className="quiet">{q ? t('emptySearched', { q }) : t('nonePending')}</p>}
      <div className="slips">
        {requests.map(request => (
          <RowBoundary key={request.id} row={request}>
            <RequestSlip
              request={request}
              onDecide={decision => onDecide({ request, decision })}
              actions={
                <>
                  <button
                    type="button"
                    aria-label={t('approveOf', { name: request.customerName })}
                    onClick={() => onDecide({ request, decision: 'approve' })}
                  >
                    <Check aria-hidden="true" />
                    {t('approve.action')}
                  </button>
                  <button
                    type="button"
                    className="slip-reject"
                    aria-label={t('rejectOf', { name: request.customerName })}
                    onClick={() => onDecide({ request, decision: 'reject' })}
                  >
                    <X aria-hidden="true" />
                    {t('reject.action')}
                  </button>
                </>
              }
            />
          </RowBoundary>
        ))}
      </div>
      {pending.isFetchNextPageError ? (
        <ListEnd found={undefined} failed={t('moreFailed')} onRetry={() => void pending.fetchNextPage()} />
      ) : (
        pending.hasNextPage && (
          <Button
            className="mt-4"
            busy={pending.isFetchingNextPage}
            onClick={() => void pending.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )
      )}
    </>
  );
}

/** Slips in the place of requests that are on their way. */
const slips = ['first', 'second', 'third', 'fourth'];

/** The waiting requests in the shape in which they come. */
export function RequestsSkeleton() {
  const { t } = useTranslation(['requests', 'words']);
  return (
    <div aria-busy="true">
      <div className="requests-heading">
        <h2>{t('pending')}</h2>
      </div>
      <LoadingWords>{t('words:loading')}</LoadingWords>
      <div className="slips" aria-hidden="true">
        {slips.map(slip => (
          <div key={slip} className="slip">
            <div className="slip-head">
              <Skeleton width="48%" height="20px" />
              <Skeleton shape="badge" width="84px" />
            </div>
            <div className="grid gap-3 pt-1.5 px-5 pb-5 max-md:gap-4 max-md:pt-0.5 max-md:px-4 max-md:pb-3.5">
              <Skeleton width="46%" />
              <Skeleton width="72%" />
              <Skeleton width="58%" />
              <Skeleton width="52%" />
            </div>
            <div className="slip-foot slip-foot-waiting" />
          </div>
        ))}
      </div>
    </div>
  );
}
