import { Link } from '@tanstack/react-router';
import { notesMax, type Order } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { Button } from '../ui/form/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Textarea } from '../ui/form/textarea.tsx';
import { TooltipProvider } from '../ui/overlay/tooltip.tsx';
import { RowBoundary } from '../ui/table/row-boundary.tsx';
import { useBasket } from './api.ts';
import type { Buyer } from './order-api.ts';
import './basket.css';
import './basket-lines.css';
import { BasketColumns } from './basket-columns.tsx';
import { BasketGroup, groupLines } from './basket-group.tsx';
import { BasketSkeleton } from './basket-skeleton.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { EmptyBasket } from './empty-basket.tsx';
import { keepOrderNote, useOrderNote } from './order-note.ts';
import { useLostOrder } from './use-lost-order.ts';

interface CurrentBasketProps {
  customer: Buyer;
  onPlaced: (order: Order) => void;
}

/** The basket's lines, grouped by product. Quantities are edited in place, and the summary is always in sight. */
export function CurrentBasket({ customer, onPlaced }: CurrentBasketProps) {
  const { t } = useTranslation('basket');
  const errorText = useErrorText();
  const basket = useBasket();
  const notes = useOrderNote();
  const finish = (order: Order) => {
    toast({ variant: 'success', title: t('created') });
    onPlaced(order);
  };
  const lost = useLostOrder(customer.id, finish);
  if (basket.isPending) return <BasketSkeleton />;
  if (basket.isLoadingError)
    return (
      <ErrorState title={t('failed')} text={errorText(basket.error)} onRetry={() => void basket.refetch()} />
    );
  const lines = basket.data;
  if (lines.length === 0) {
    if (lost.isChecking && lost.error)
      return <ErrorState title={t('failed')} text={errorText(lost.error)} onRetry={lost.askAgain} />;
    if (lost.isChecking) return <BasketSkeleton />;
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
  }
  return (
    <div className="basket">
      <a className="skip-link" href="#basket-summary">
        {t('skip')}
      </a>
      <div className="basket-lines">
        <BasketColumns />
        <TooltipProvider>
          {groupLines(lines).map(group => (
            <RowBoundary key={group.product.id} row={group.lines}>
              <BasketGroup {...group} />
            </RowBoundary>
          ))}
        </TooltipProvider>
        <EmptyBasket customerId={customer.id} lines={lines} />
        <Field label={t('notes')} hint={t('notesHint')} className="max-w-140 py-5">
          <Textarea
            rows={2}
            maxLength={notesMax}
            value={notes}
            onChange={event => keepOrderNote(event.target.value)}
          />
        </Field>
      </div>
      <BasketSummary lines={lines} customer={customer} notes={notes} onPlaced={finish} />
    </div>
  );
}
