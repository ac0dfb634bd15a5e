import { Link, useNavigate } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { useColorName } from '../i18n/use-color-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Callout } from '../ui/feedback/callout.tsx';
import { Button } from '../ui/form/button.tsx';
import { useIsOrderingAgain, useOrderAgain } from './order-again-api.ts';
import './order-again.css';

/** Fills the basket with an order once more and leads there. Goods that can no longer be ordered are named. */
export function OrderAgain({ order, customerId }: { order: Order; customerId: string }) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  const colorName = useColorName();
  const { list } = useFormat();
  const navigate = useNavigate();
  const again = useOrderAgain();
  const isBusy = useIsOrderingAgain();
  const refused = again.data ?? [];
  const loose = order.orderItems.filter(({ orderPackId }) => orderPackId === null);
  const hasMore = refused.length < loose.length + order.packs.length;

  // The callback, unlike an awaited call, does not run when the user has left this screen.
  function fill() {
    again.mutate(
      { customerId, order },
      { onSuccess: left => left.length === 0 && void navigate({ to: '/basket' }) },
    );
  }

  if (refused.length === 0)
    return (
      <Button variant="primary" size="lg" wide busy={isBusy} onClick={fill}>
        <RotateCcw className="flip" aria-hidden="true" />
        {t('again.action')}
      </Button>
    );
  return (
    <div className="order-again">
      <Callout tone="warning" title={t('again.refused', { count: refused.length })} live>
        <ul>
          {refused.map(({ id, name, color, size, error }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              {(color || size) && (
                <span>
                  {' · '}
                  {list([color && colorName(color), size])}
                </span>
              )}
              <span className="quiet"> {errorText(error)}</span>
            </li>
          ))}
        </ul>
      </Callout>
      {hasMore && (
        <Button variant="primary" size="lg" wide asChild>
          <Link to="/basket">{t('again.toBasket')}</Link>
        </Button>
      )}
    </div>
  );
}
