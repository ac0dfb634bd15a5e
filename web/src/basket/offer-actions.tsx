import type { BasketItem } from '@toptan/contract/basket';
import type { Draft } from '@toptan/contract/drafts';
import { Send } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftLink } from '../drafts/links-api.ts';
import { Button } from '../ui/button/button.tsx';
import { isCovered } from '../ui/overlay/shortcut-keys.ts';
import { useDocumentKeys, useShortcuts } from '../ui/overlay/use-shortcuts.ts';
import type { RuleLimit } from './api.ts';
import { OfferState } from './offer-state.tsx';

const SendToShop = lazy(async () => ({ default: (await import('./send-to-shop.tsx')).SendToShop }));

interface OfferActionsProps {
  draft: Draft;
  lines: readonly BasketItem[];
  unmet: readonly RuleLimit[];
  /** The sum of the order, in lira. */
  total: string;
  /** The note that is typed in the basket. */
  notes: string;
  disabled: boolean;
  /** Whether it is the only way on. */
  isMain: boolean;
  /** Leads to goods that nobody can order; undefined where there are none. */
  onBlocked: (() => void) | undefined;
}

/** Sends the draft to its shop to be confirmed, and says that it waits there. */
export function OfferActions({ draft, disabled, isMain, onBlocked, ...order }: OfferActionsProps) {
  const { t } = useTranslation('desk');
  const link = useDraftLink(draft);
  const [shown, setShown] = useState<'send' | 'link' | null>(null);
  const { offeredAt } = draft;
  const sending = useRef<HTMLButtonElement>(null);
  const wasOffered = useRef(offeredAt !== null);
  // Focus that is lost with the button that takes the draft back goes to the one that sends it.
  useEffect(() => {
    if (wasOffered.current && !offeredAt && document.activeElement === document.body)
      sending.current?.focus();
    wasOffered.current = offeredAt !== null;
  }, [offeredAt]);
  const open = (dialog: 'send' | 'link') => {
    link.makeFirst();
    setShown(dialog);
  };
  const send = onBlocked ?? (() => open('send'));
  const openLink = () => open('link');
  useShortcuts([{ keys: ['Shift+Ctrl+Enter'], label: t('sendToShop'), group: 'page' }]);
  useDocumentKeys(event => {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (isCovered() || disabled) return;
    event.preventDefault();
    send();
  });
  return (
    <>
      {offeredAt ? (
        <OfferState
          {...{ disabled, total: order.total, onLink: openLink, onSendAgain: send }}
          draft={{ ...draft, offeredAt }}
        />
      ) : (
        <Button
          ref={sending}
          className="mt-2"
          variant={isMain ? 'primary' : 'quiet'}
          size={isMain ? 'lg' : 'md'}
          wide
          disabled={disabled}
          onClick={send}
        >
          <Send className="flip" aria-hidden="true" />
          {t('sendToShop')}
        </Button>
      )}
      <Suspense>
        {shown && (
          <SendToShop
            {...{ draft, link, ...order }}
            isSent={shown === 'link'}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
    </>
  );
}
