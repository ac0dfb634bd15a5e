import './prepared-page.css';
import { Link } from '@tanstack/react-router';
import type { BasketQuote } from '@toptan/contract/basket';
import type { Order } from '@toptan/contract/orders';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { hasCode } from '../../api/api-error.ts';
import { useErrorText } from '../../api/form.ts';
import { useDeviceOffline } from '../../api/use-device-offline.ts';
import { type Buyer, useBuyer, useDraft } from '../../drafts/api.ts';
import { useWhen } from '../../i18n/use-when.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { DraftId } from '../../session/draft-id.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { BackLink, PageHeader } from '../../ui/layout/page-header.tsx';
import { useBasketQuote } from '../api.ts';
import { BasketAloneSkeleton } from '../basket-skeleton.tsx';
import { useMoveBasket } from '../move-basket.ts';
import { otherPromise, otherTotal, usePlaceOrder } from '../order-api.ts';
import { isShort } from '../shown-basket.ts';
import { ConfirmFoot } from './confirm-foot.tsx';
import { Moves, type Shown } from './moves.tsx';
import { PreparedGoods } from './prepared-goods.tsx';
import { PreparedSums } from './prepared-sums.tsx';

interface PreparedPageProps {
  draftId: string;
  onPlaced: (order: Order) => void;
  /** Called once the goods lie in the basket. */
  onTaken: () => void;
}

/** An order that staff have prepared for the shop that is signed in: the shop confirms it, or puts it into its basket. */
export function PreparedPage({ draftId, ...after }: PreparedPageProps) {
  return (
    <DraftId value={draftId}>
      <Read {...after} />
    </DraftId>
  );
}

function Read(after: Omit<PreparedPageProps, 'draftId'>) {
  const { t } = useTranslation('prepared');
  const draft = useDraft();
  const buyer = useBuyer();
  const basket = useBasketQuote();
  const failed = [draft, basket].find(({ error }) => error && !hasCode(error, 'not_found'));
  const isGone = hasCode(draft.error, 'not_found') || (draft.data && draft.data.order !== null);
  const title = t('title.offered');
  const back = (
    <BackLink>
      <Link to="/basket">{t('basket')}</Link>
    </BackLink>
  );
  if (isGone)
    return (
      <>
        <PageHeader title={title} back={back} />
        <EmptyState
          art="papers"
          title={t('takenBack')}
          text={t('takenBackText')}
          action={
            <Button asChild>
              <Link to="/basket">{t('basket')}</Link>
            </Button>
          }
        />
      </>
    );
  if (draft.data && buyer && basket.data)
    return (
      <div className="prepared">
        <PageHeader title={title} back={back} />
        <Offer {...{ draft: draft.data, buyer, basket: basket.data }} {...after} />
      </div>
    );
  return (
    <>
      <PageHeader title={title} back={back} />
      {failed ? <LoadError title={t('failed')} query={failed} /> : <BasketAloneSkeleton />}
    </>
  );
}

type OfferProps = Omit<PreparedPageProps, 'draftId'> & {
  draft: NonNullable<ReturnType<typeof useDraft>['data']>;
  buyer: Buyer;
  basket: BasketQuote;
};

function Offer({ draft, buyer, basket, onPlaced, onTaken }: OfferProps) {
  const { t } = useTranslation('prepared');
  const errorText = useErrorText();
  const when = useWhen();
  const isOffline = useDeviceOffline();
  const place = usePlaceOrder();
  const { move, isPending: isMoving } = useMoveBasket(onTaken);
  const [confirmed, setConfirmed] = useState<Shown>();
  const { lines, total } = basket;
  const { by, notes, offeredAt, offeredTotal } = draft;
  const name = by?.name ?? '';
  const isBlocked = lines.some(line => !line.product.isAvailable || isShort(line));
  const hasMoved =
    confirmed &&
    (hasCode(place.error, 'basket_changed') || otherTotal(place.error) || otherPromise(place.error));

  // The call is awaited: the page is left with its callbacks once the order is placed.
  async function confirm() {
    setConfirmed(basket);
    try {
      onPlaced(await place.mutateAsync({ buyer, lines, expectedTotal: total }));
    } catch {
      // The page shows why.
    }
  }

  return (
    <>
      <div className="prepared-by">
        <Avatar name={name} />
        <p>
          <Trans
            t={t}
            i18nKey="by.offered"
            values={{ name, shop: draft.customer.companyName || draft.customer.customerShortName }}
            components={{ bdi: <bdi />, b: <b /> }}
          />
          {offeredAt && <span className="text-13 text-ink-3">{when(offeredAt)}</span>}
        </p>
      </div>
      {hasMoved ? (
        <Moves before={confirmed} now={basket} />
      ) : (
        offeredTotal &&
        offeredTotal !== total && <Moves before={{ lines: null, total: offeredTotal }} now={basket} />
      )}
      {isBlocked && (
        <Callout tone="warning" title={t('blocked')}>
          {t('blockedText', { name })}
        </Callout>
      )}
      {place.error && !hasMoved && (
        <Callout tone="danger" live title={t('refused')}>
          {hasCode(place.error, 'offline') ? t('unanswered') : errorText(place.error)}
        </Callout>
      )}
      <PreparedGoods lines={lines} />
      {notes && (
        <Callout className="mt-3" title={t('note', { name })}>
          <bdi className="whitespace-pre-line">{notes}</bdi>
        </Callout>
      )}
      <PreparedSums lines={lines} amounts={basket} />
      <ConfirmFoot
        total={total}
        busy={place.isPending}
        disabled={isOffline || isBlocked || isMoving || lines.length === 0}
        onConfirm={() => void confirm()}
        note={t('foot.shop')}
      >
        <Button
          variant="link"
          disabled={isOffline || place.isPending}
          busy={isMoving}
          onClick={() => move({ take: draft.id })}
        >
          {t('toBasket')}
        </Button>
      </ConfirmFoot>
    </>
  );
}
