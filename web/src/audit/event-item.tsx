import { Link } from '@tanstack/react-router';
import type { AuditEvent } from '@toptan/contract/audit';
import { actionName } from '@toptan/contract/audit-actions';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { useFormat } from '../i18n/use-format.ts';
import { overlayState } from '../lists/use-overlay.ts';
import { ListItem } from '../ui/table/list-item.tsx';
import { TypedName } from '../ui/table/table-cells.tsx';
import { ActorName } from './actor-name.tsx';
import { OutcomeMark } from './outcome-mark.tsx';

/** An event in the list on a phone. */
export function EventItem({ event }: { event: AuditEvent }) {
  const { t } = useTranslation('audit');
  const { dateTime } = useFormat();
  const language = useLanguage();
  return (
    <ListItem
      title={
        <Link
          from="/admin/audit"
          to="/admin/audit"
          search={previous => ({ ...previous, event: event.id })}
          state={overlayState}
          resetScroll={false}
        >
          {actionName(event.action, language)}
        </Link>
      }
      end={<OutcomeMark status={event.status} />}
    >
      {event.subject && <TypedName>{event.subject}</TypedName>}
      {event.attempts > 1 && <span>{t('attempts', { count: event.attempts })}</span>}
      <span>
        <bdi className="ltr">{dateTime(event.at)}</bdi> · <ActorName event={event} />
        {event.address && (
          <>
            {' '}
            · <bdi className="code">{event.address}</bdi>
          </>
        )}
      </span>
    </ListItem>
  );
}
