import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { Card } from '../ui/layout/card.tsx';
import { useEarlierImports } from './api.ts';

/** The last imports; one that waits goes on from where it was left. */
export function EarlierImports() {
  const { t } = useTranslation('imports');
  const { dateTime } = useFormat();
  const { data } = useEarlierImports();
  return (
    <Card title={t('earlier.title')} end={t('earlier.kept')}>
      {data?.rows.length === 0 && <p className="p-5 text-13 text-ink-3">{t('earlier.none')}</p>}
      <ul className="import-rows">
        {data?.rows.map(({ id, fileName, kind, state, counts, createdAt, createdBy }) => (
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
    </Card>
  );
}
