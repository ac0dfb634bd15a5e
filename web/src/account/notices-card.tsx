import { useMutation, useQuery } from '@tanstack/react-query';
import type { NoticeSwitch } from '@toptan/contract/notice-kinds';
import { getOwnNotices, setOwnNotices } from '@toptan/contract/notices';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { LoadError } from '../lists/load-error.tsx';
import { CustomerNotices } from '../notices/customer-notices.tsx';
import { DeviceSwitch } from '../notices/device-switch.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';

const own = dataQuery(getOwnNotices);

/** How a shop is told of its orders: of what the wholesaler has on, it does without some; devices are switched on one by one. */
export function NoticesCard() {
  const { t } = useTranslation('notices');
  const query = useQuery(own);
  const change = useMutation({
    mutationFn: (off: NoticeSwitch[]) => call(setOwnNotices, { body: { off } }),
    ...useOutcome({ done: t('account.saved'), failed: t('account.notSaved') }),
    onSettled: answer => answer && queryClient.setQueryData(own.queryKey, answer),
  });
  const { on = [], off = [], device } = query.data ?? {};
  return (
    <Card title={t('account.title')}>
      {query.isLoadingError && <LoadError inline quiet title={t('account.failed')} query={query} />}
      {query.isPending && (
        <div className="account-card">
          <Skeleton shape="box" height="160px" />
        </div>
      )}
      {device && on.some(each => each.endsWith(':device')) && (
        <DeviceSwitch device={device} onChanged={answer => queryClient.setQueryData(own.queryKey, answer)} />
      )}
      {query.data && (
        <CustomerNotices on={on} off={change.isPending ? change.variables : off} onChange={change.mutate} />
      )}
      <div className="account-card">
        <p className="quiet">{t('account.note')}</p>
      </div>
    </Card>
  );
}
