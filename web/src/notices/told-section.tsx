import './told-section.css';
import { useQuery } from '@tanstack/react-query';
import type { Notice } from '@toptan/contract/notices';
import { useTranslation } from 'react-i18next';
import { useWhen } from '../i18n/use-when.ts';
import { LoadError } from '../lists/load-error.tsx';
import { SheetSection } from '../ui/overlay/side-sheet.tsx';
import { noticesOf } from './api.ts';
import { TellLink } from './tell-link.tsx';

/** What the shop was told of an order, each way with its time; nothing where there is nothing to tell. */
export function ToldSection({ orderId }: { orderId: string }) {
  const { t } = useTranslation('notices');
  const query = useQuery(noticesOf(orderId));
  const rows = query.data?.rows ?? [];
  if (query.isLoadingError)
    return (
      <SheetSection title={t('told.title')}>
        <LoadError inline quiet title={t('told.failed')} query={query} />
      </SheetSection>
    );
  if (rows.length === 0) return null;
  return (
    <SheetSection title={t('told.title')}>
      <ul className="told-notices">
        {rows.map(notice => (
          <li key={notice.id}>
            <b>{t(`kind.${notice.kind}`)}</b>
            <Facts notice={notice} />
            {notice.whatsapp === 'waiting' && <TellLink notice={notice} />}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

function Facts({
  notice: { state, dueAt, whyDropped, email, devices, whatsapp, toldBy },
}: {
  notice: Notice;
}) {
  const { t } = useTranslation('notices');
  const when = useWhen();
  const facts = [
    state === 'due' && t('told.due', { when: when(dueAt) }),
    whyDropped && t(`told.dropped.${whyDropped}`),
    email && t(`told.mail.${email.state}`, { to: email.to, when: when(email.at) }),
    devices > 0 && t('told.devices', { count: devices }),
    whatsapp === 'waiting' && t('told.waiting'),
    whatsapp === 'told' && (toldBy ? t('told.opened', { name: toldBy }) : t('told.openedByNobody')),
  ].filter((fact): fact is string => Boolean(fact));
  return (
    <>
      {facts.map(fact => (
        <small key={fact}>{fact}</small>
      ))}
    </>
  );
}
