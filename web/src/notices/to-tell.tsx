import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { waitingNotices } from './api.ts';
import { TellLink } from './tell-link.tsx';

/** What waits for a message by WhatsApp: its number, and each with its message. Nothing where nothing waits. */
export function ToTell() {
  const { t } = useTranslation('notices');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(waitingNotices());
  if (!data || (data.total === 0 && !isOpen)) return null;
  return (
    <>
      <Button className="to-tell" onClick={() => setOpen(true)}>
        <MessageCircle aria-hidden="true" />
        {t('toTell', { count: data.total })}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('toTellTitle')} padded>
        <p className="quiet">{t('toTellText')}</p>
        <ul className="mt-3">
          {data.rows.map(notice => (
            <li key={notice.id} className="flex items-center justify-between gap-3 border-t border-line py-3">
              <span className="min-w-0">
                <b className="block font-medium">
                  <bdi>{notice.customer.companyName}</bdi>
                </b>
                <small className="block">
                  <bdi className="code">{notice.order.orderNumber}</bdi> · {t(`kind.${notice.kind}`)}
                </small>
              </span>
              <TellLink notice={notice} label={t('told.open')} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
