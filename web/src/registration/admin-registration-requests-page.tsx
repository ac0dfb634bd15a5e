import './request-slip.css';
import { getRouteApi } from '@tanstack/react-router';
import { listRegistrations, type RegistrationRequest } from '@toptan/contract/registration';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressNotice } from '../customers/address-notice.tsx';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { usePagedRows } from '../lists/use-paged-rows.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { CopyField } from '../ui/form/copy-field.tsx';
import { SearchBox } from '../ui/form/search-box.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { QuestionDialog, useQuestion } from '../ui/overlay/use-question.tsx';
import { ListFooter } from '../ui/table/list-footer.tsx';
import { CountBadge } from '../ui/trade/status-badge.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';
import type { AdminRegistrationRequestsSearch } from './admin-registration-requests-search.ts';
import { usePendingRequests } from './api.ts';
import { type HandedLink, LoginLinkDialog } from './login-link-dialog.tsx';
import { ProcessedRequests } from './processed-requests.tsx';
import { type Decision, RequestDecision } from './request-decision.tsx';
import { RequestsSkeleton, WaitingRequests } from './waiting-requests.tsx';

const route = getRouteApi('/admin/registration-requests');

type Wanted = { request: RegistrationRequest; decision: Decision };

/** Requests for an account: those that wait for a decision, and those that are decided. */
export function AdminRegistrationRequestsPage() {
  const { t, number } = useWords('requests');
  const isPhone = useMedia(PHONE);
  const { q, page = 1 } = route.useSearch();
  const address = useListAddress<AdminRegistrationRequestsSearch>(route.useNavigate());
  const pending = usePendingRequests(q);
  const everyPending = usePendingRequests(undefined).data?.pages[0];
  const processed = usePagedRows(listRegistrations, { status: 'processed', q }, page);
  const { ask, question } = useQuestion<Wanted>();
  const [handed, setHanded] = useState<HandedLink>();
  const renew = useCallback((request: RegistrationRequest) => ask({ request, decision: 'renew' }), [ask]);

  const waiting = pending.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const badge = everyPending && (
    <CountBadge tone="pending">{t('pendingCount', { count: everyPending.total })}</CountBadge>
  );
  const isLoading = pending.isPending || processed.status === 'loading';
  const hasFailed = pending.isLoadingError || processed.status === 'failed';
  const isEmpty = waiting.length === 0 && processed.total === 0;

  return (
    <>
      <PageHeader
        title={t('title')}
        {...(!isPhone && { count: badge })}
        {...((q || !isEmpty) && {
          tools: (
            <SearchBox
              value={q ?? ''}
              onSearch={text => address.change({ q: text || undefined })}
              label={t('search')}
              className="lg:min-w-80"
            />
          ),
        })}
      />
      {hasFailed ? (
        <LoadError
          title={t('failed')}
          query={{
            error: pending.error ?? processed.error,
            isFetching: pending.isFetching || processed.isRetrying,
            refetch: () => {
              void pending.refetch();
              processed.retry();
            },
          }}
        />
      ) : isLoading ? (
        <RequestsSkeleton />
      ) : isEmpty ? (
        <NoRequests q={q} onClear={() => address.change({ q: undefined })} />
      ) : (
        <>
          <WaitingRequests pending={pending} q={q} badge={isPhone && badge} onDecide={ask} />
          {processed.total !== undefined && processed.total > 0 && (
            <>
              <div className="requests-heading">
                <h2>
                  {t('processed')} {isPhone && <span>{number(processed.total)}</span>}
                </h2>
                {!isPhone && <span>{number(processed.total)}</span>}
              </div>
              <ProcessedRequests requests={processed.rows} onRenew={renew} />
              {processed.pageCount > 1 && <ListFooter list={processed} onPage={address.turnTo} />}
            </>
          )}
        </>
      )}
      <QuestionDialog question={question}>
        {(wanted, dialog) => <RequestDecision {...wanted} {...dialog} onLink={setHanded} />}
      </QuestionDialog>
      {handed && <LoginLinkDialog handed={handed} onClose={() => setHanded(undefined)} />}
    </>
  );
}

function NoRequests({ q, onClear }: { q: string | undefined; onClear: () => void }) {
  const { t } = useTranslation('requests');
  if (q)
    return (
      <EmptyState
        art="papers"
        title={t('emptySearched', { q })}
        action={<Button onClick={onClear}>{t('clearSearch')}</Button>}
      />
    );
  return (
    <EmptyState
      art="papers"
      title={t('empty')}
      text={t('emptyHint')}
      action={
        <div className="grid w-100 max-w-full gap-3 text-start">
          <CopyField value={`${window.location.origin}/register`} label={t('formAddress')} />
          <AddressNotice address={window.location.origin} />
        </div>
      }
    />
  );
}
