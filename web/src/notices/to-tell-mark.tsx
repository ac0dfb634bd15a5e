import './to-tell-mark.css';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { waitingNotices } from './api.ts';

/** Beside the status of an order: a message about it waits to be sent by WhatsApp. */
export function ToTellMark({ orderId }: { orderId: string }) {
  const { t } = useTranslation('notices');
  const { data: isWaiting } = useQuery({
    ...waitingNotices(),
    select: ({ rows }) => rows.some(({ order }) => order.id === orderId),
  });
  if (!isWaiting) return null;
  return (
    <span className="to-tell-mark" role="img" aria-label={t('told.mark')} title={t('told.mark')}>
      <MessageCircle aria-hidden="true" />
    </span>
  );
}
