import { useMutation } from '@tanstack/react-query';
import type { BasketItem } from '@toptan/contract/basket';
import { type Draft, listDrafts, takeBackOffer } from '@toptan/contract/drafts';
import { Hourglass, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { keepDraft } from '../drafts/api.ts';
import { useDraftLink } from '../drafts/links-api.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { useWhen } from '../i18n/use-when.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { isCovered } from '../ui/overlay/shortcut-keys.ts';
import { useDocumentKeys, useShortcuts } from '../ui/overlay/use-shortcuts.ts';
import type { RuleLimit } from './api.ts';

const SendToShop = lazyPart(async () => (await import('./send-to-shop.tsx')).SendToShop);

interface OfferStateProps {
  draft: Draft & { offeredAt: string };
  /** The present sum of the order, in lira. */
  total: string;
  disabled: boolean;
  onLink: () => void;
  onSendAgain: () => void;
}

/** Since when an offered draft waits for its shop, its link, and the ways to send it again or to take it back. */
function OfferState({ draft, total, disabled, onLink, onSendAgain }: OfferStateProps) {
  const { t, money } = useWords('desk');
  const when = useWhen();
  const words = useOutcome({ done: t('takenBack'), failed: t('takeBackFailed') });
  const takeBack = useMutation({
    mutationFn: () => call(takeBackOffer, { params: { id: draft.id } }),
    ...words,
    onSuccess: open => {
      keepDraft(open);
      words.onSuccess();
    },
    onSettled: () => refresh(listDrafts),
  });
  const { offeredAt, offeredTotal } = draft;
  return (
    <Callout
      className="offer-state mt-2"
      icon={<Hourglass aria-hidden="true" />}
      title={t('waitsSince', { when: when(offeredAt) })}
      live
    >
      {offeredTotal && offeredTotal !== total && (
        <p>{t('movedSince', { before: money(offeredTotal), now: money(total) })}</p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <Button variant="link" onClick={onLink}>
          {t('linkAndMessage')}
        </Button>
        <Button variant="link" disabled={disabled} onClick={onSendAgain}>
          {t('sendAgain')}
        </Button>
        <Button variant="link" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
          {t('takeBack')}
        </Button>
      </p>
    </Callout>
  );
}

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
      {shown && (
        <SendToShop {...{ draft, link, ...order }} isSent={shown === 'link'} onClose={() => setShown(null)} />
      )}
    </>
  );
}
