import { useQuery } from '@tanstack/react-query';
import type { Notice } from '@toptan/contract/notices';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';
import { messageAddress, noteOpened } from './api.ts';

/** Opens WhatsApp with the message about an order. It is a link, so that no browser blocks it. */
export function TellLink({ notice: { order, kind } }: { notice: Pick<Notice, 'order' | 'kind'> }) {
  const { t } = useTranslation('notices');
  const { data: address } = useQuery({
    queryKey: ['order-message', order.id, kind],
    queryFn: () => messageAddress(order.id),
    gcTime: 0,
  });
  return (
    <Button asChild size="sm">
      <a
        href={address}
        aria-disabled={!address || undefined}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t('told.tell')}: ${order.orderNumber}`}
        onClick={() => address && noteOpened(order.id, kind)}
      >
        <MessageCircle aria-hidden="true" />
        {t('told.tell')}
      </a>
    </Button>
  );
}
