import { Link } from '@tanstack/react-router';
import type { Deed } from '@toptan/contract/audit';
import { useTranslation } from 'react-i18next';
import { overlayState } from '../api/use-overlay.ts';
import { useFormat } from '../i18n/use-format.ts';
import { ListItem } from '../ui/list-item.tsx';
import { TypedName } from '../ui/table-cells.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { useDeedName } from './use-deed-name.ts';

/** A deed in the list on a phone. */
export function DeedItem({ deed }: { deed: Deed }) {
  const { t } = useTranslation('audit');
  const { dateTime } = useFormat();
  const nameOf = useDeedName();
  return (
    <ListItem
      title={
        <Link
          from="/admin/audit"
          to="/admin/audit"
          search={previous => ({ ...previous, deed: deed.id })}
          state={overlayState}
          resetScroll={false}
        >
          {nameOf(deed)}
        </Link>
      }
      end={<OutcomeMark status={deed.status} />}
    >
      {deed.subject && <TypedName>{deed.subject}</TypedName>}
      {deed.attempts > 1 && <span>{t('attempts', { count: deed.attempts })}</span>}
      <span>
        <bdi className="ltr">{dateTime(deed.at)}</bdi> · <bdi>{deed.username}</bdi> ·{' '}
        <bdi className="code">{deed.address}</bdi>
      </span>
    </ListItem>
  );
}
