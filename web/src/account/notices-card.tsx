import { useMutation, useQuery } from '@tanstack/react-query';
import { type NoticeSwitch, noticeKinds } from '@toptan/contract/notice-kinds';
import { getOwnNotices, setOwnNotices } from '@toptan/contract/notices';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { Card } from '../ui/layout/card.tsx';

const own = dataQuery(getOwnNotices);

/** The emails about its orders that a shop gets: of those that the wholesaler has on, it does without some. */
export function NoticesCard() {
  const { t } = useTranslation('notices');
  const query = useQuery(own);
  const change = useMutation({
    mutationFn: (off: NoticeSwitch[]) => call(setOwnNotices, { body: { off } }),
    ...useOutcome({ done: t('account.saved'), failed: t('account.notSaved') }),
    onSettled: answer => answer && queryClient.setQueryData(own.queryKey, answer),
  });
  const { on, off = [] } = query.data ?? {};
  const without = change.isPending ? change.variables : off;
  const kinds = noticeKinds.filter(kind => on?.some(each => each === `${kind}:email`));
  return (
    <Card title={t('account.title')}>
      <div className="account-card">
        {query.isLoadingError && <LoadError inline quiet title={t('account.failed')} query={query} />}
        {query.isPending && <Skeleton shape="box" height="160px" />}
        {kinds.map(kind => {
          const name = `${kind}:email` as NoticeSwitch;
          const others = without.filter(each => each !== name);
          return (
            <Switch
              key={kind}
              label={t(`kind.${kind}`)}
              checked={!without.includes(name)}
              onChange={isOn => change.mutate(isOn ? others : [...others, name])}
            />
          );
        })}
        <p className="quiet">{t('account.note')}</p>
      </div>
    </Card>
  );
}
