import { useQuery } from '@tanstack/react-query';
import type { Notice } from '@toptan/contract/notices';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { whatsappAddress } from '../portal/whatsapp.ts';
import { Button } from '../ui/button/button.tsx';
import { messageQuery, noteOpened } from './api.ts';

interface TellLinkProps {
  notice: Pick<Notice, 'order' | 'kind'>;
  /** Shorter words, where the place says what is opened. */
  label?: string;
  /** The message as it was changed. */
  text?: string | undefined;
}

/** Opens WhatsApp with the message about an order. It is a link, so that no browser blocks it. */
export function TellLink({ notice, label, text }: TellLinkProps) {
  const { t } = useTranslation('notices');
  const { data } = useQuery(messageQuery(notice));
  const { order, kind } = notice;
  const words = label ?? t('told.tell');
  return (
    <Button asChild size="sm">
      <a
        href={data && whatsappAddress(data.phone, text ?? data.text)}
        aria-disabled={!data || undefined}
        target="_blank"
        rel="noreferrer"
        aria-label={`${words}: ${order.orderNumber}`}
        onClick={() => data && noteOpened(order.id, kind)}
      >
        <MessageCircle aria-hidden="true" />
        {words}
      </a>
    </Button>
  );
}
