import { Link } from '@tanstack/react-router';
import type { AuditEvent } from '@toptan/contract/audit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { overlayState } from '../lists/use-overlay.ts';
import { ListItem } from '../ui/table/list-item.tsx';
import { TypedName } from '../ui/table/table-cells.tsx';
import { ActorName } from './actor-name.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { useActionName } from './use-action-name.ts';

/** An event in the list on a phone. */
export function EventItem({ event }: { event: AuditEvent }) {
  const { t } = useTranslation('audit');
  const { dateTime } = useFormat();
  const nameOf = useActionName();
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
          {nameOf(event)}
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
