import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { useFormat } from '../i18n/use-format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Button } from '../ui/form/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { useEarlierImports } from './api.ts';

/** Earlier imports, the last ones first; one that waits goes on from where it was left. */
export function EarlierImports() {
  const { t } = useTranslation('imports');
  const { dateTime } = useFormat();
  const errorText = useErrorText();
  const list = useEarlierImports();
  const rows = list.data?.pages.flatMap(page => page.rows);
  return (
    <Card title={t('earlier.title')} end={t('earlier.kept')}>
      {list.isError && !rows && (
        <ErrorState
          inline
          title={t('check.failed')}
          text={errorText(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {rows?.length === 0 && <p className="p-5 text-13 text-ink-3">{t('earlier.none')}</p>}
      <ul className="import-rows">
        {rows?.map(({ id, fileName, kind, state, counts, createdAt, createdBy }) => (
          <li key={id} className="import-row">
            <span className="text-13 text-ink-3">{t(`kinds.${kind}`)}</span>
            <Link to="/admin/imports" search={{ import: id }} className="link">
              <bdi>{fileName}</bdi>
            </Link>
            <span className="text-13 text-ink-3">
              {t(`states.${state}`)} · {t('rows', { count: counts.rows })} · {dateTime(createdAt)} ·{' '}
              <bdi>{createdBy}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="import-foot">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('check.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
