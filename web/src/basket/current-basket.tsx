import { Link } from '@tanstack/react-router';
import { notesMax, type Order } from '@toptan/contract/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { LoadingWords, Skeleton } from '../ui/skeleton.tsx';
import { Textarea } from '../ui/textarea.tsx';
import { useBasket } from './api.ts';
import './basket.css';
import './basket-lines.css';
import { BasketGroup, groupLines } from './basket-group.tsx';
import { BasketSummary } from './basket-summary.tsx';

const skeletonGroups = [0, 1, 2];

function BasketSkeleton() {
  const { t } = useTranslation('words');
  return (
    <div className="basket">
      <LoadingWords>{t('loading')}</LoadingWords>
      <div className="basket-lines" aria-hidden="true">
        <div className="basket-columns" />
        {skeletonGroups.map(group => (
          <div key={group} className="basket-group">
            <span className="picture" />
            <div className="grid content-start gap-4">
              <Skeleton width="40%" />
              <Skeleton shape="box" width="100%" height="36px" />
              <Skeleton shape="box" width="100%" height="36px" />
            </div>
          </div>
        ))}
      </div>
      <div className="basket-summary" aria-hidden="true">
        <p className="basket-summary-title">
          <Skeleton shape="text" width="45%" />
        </p>
        <div className="summary-rows summary-ruled summary-brief">
          <Skeleton shape="text" width="60%" />
          <Skeleton shape="text" width="88px" end />
          <Skeleton shape="text" width="46%" />
          <Skeleton shape="text" width="56px" end />
          <p className="summary-strong">
            <Skeleton shape="text" width="62%" />
          </p>
          <p className="summary-strong">
            <Skeleton shape="text" width="116px" />
          </p>
        </div>
        <Skeleton shape="box" height="52px" />
      </div>
    </div>
  );
}

interface CurrentBasketProps {
  customerId: string;
  onPlaced: (order: Order) => void;
}

/** Lines grouped by product, quantities editable in place, the summary always in sight. */
export function CurrentBasket({ customerId, onPlaced }: CurrentBasketProps) {
  const { t } = useTranslation('basket');
  const say = useErrorText();
  const basket = useBasket();
  const [notes, setNotes] = useState('');
  if (basket.isPending) return <BasketSkeleton />;
  if (basket.isLoadingError)
    return <ErrorState title={t('failed')} text={say(basket.error)} onRetry={() => void basket.refetch()} />;
  const lines = basket.data;
  if (lines.length === 0)
    return (
      <EmptyState
        art="basket"
        title={t('empty')}
        text={t('emptyHint')}
        action={
          <Button variant="primary" asChild>
            <Link to="/catalog">{t('toCatalog')}</Link>
          </Button>
        }
      />
    );
  return (
    <div className="basket">
      <div className="basket-lines">
        <div className="basket-columns" aria-hidden="true">
          <span>{t('product')}</span>
          <div className="basket-row">
            <span>{t('colour')}</span>
            <span>{t('size')}</span>
            <span>{t('quantity')}</span>
            <span className="num">{t('unit')}</span>
            <span className="num">{t('amount')}</span>
          </div>
        </div>
        {groupLines(lines).map(group => (
          <BasketGroup key={group.product.id} {...group} />
        ))}
        <Field label={t('notes')} hint={t('notesHint')} className="basket-notes">
          <Textarea
            rows={2}
            maxLength={notesMax}
            value={notes}
            onChange={event => setNotes(event.target.value)}
          />
        </Field>
      </div>
      <BasketSummary lines={lines} customerId={customerId} notes={notes} onPlaced={onPlaced} />
    </div>
  );
}
