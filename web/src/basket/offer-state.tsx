import { useMutation } from '@tanstack/react-query';
import { type Draft, listDrafts, takeBackOffer } from '@toptan/contract/drafts';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { keepDraft } from '../drafts/api.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useWhen } from '../i18n/use-when.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';

interface OfferStateProps {
  draft: Draft & { offeredAt: string };
  /** The present sum of the order, in lira. */
  total: string;
  disabled: boolean;
  onLink: () => void;
  onSendAgain: () => void;
}

/** Since when an offered draft waits for its shop, its link, and the ways to send it again or to take it back. */
export function OfferState({ draft, total, disabled, onLink, onSendAgain }: OfferStateProps) {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
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
