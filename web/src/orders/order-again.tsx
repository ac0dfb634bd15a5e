import { Link, useNavigate } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { useOrderAgain } from '../basket/order-again-api.ts';
import { useColourName } from '../i18n/use-colour-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { toast } from '../ui/toast-store.ts';
import './order-again.css';

/** Fills the basket with an order once more and leads there; what cannot be ordered any more is named. */
export function OrderAgain({ order, customerId }: { order: Order; customerId: string }) {
  const { t } = useTranslation('orders');
  const say = useErrorText();
  const colourName = useColourName();
  const { list } = useFormat();
  const navigate = useNavigate();
  const again = useOrderAgain();
  const refused = again.data ?? [];

  async function fill() {
    try {
      const left = await again.mutateAsync({ customerId, items: order.orderItems });
      if (left.length > 0) return;
      toast({ variant: 'success', description: t('again.done') });
      await navigate({ to: '/basket' });
    } catch (error) {
      toast({ variant: 'destructive', title: t('again.failed'), description: say(error) });
    }
  }

  if (refused.length === 0)
    return (
      <Button variant="primary" size="lg" wide busy={again.isPending} onClick={() => void fill()}>
        <RotateCcw className="flip" aria-hidden="true" />
        {t('again.deed')}
      </Button>
    );
  return (
    <div className="order-again">
      <Callout tone="warning" title={t('again.refused', { count: refused.length })} live>
        <ul>
          {refused.map(({ item, error }) => (
            <li key={item.id}>
              <bdi>{item.productName}</bdi>
              {(item.selectedColor || item.selectedSize) && (
                <span>
                  {' · '}
                  {list([item.selectedColor && colourName(item.selectedColor), item.selectedSize])}
                </span>
              )}
              <span className="quiet"> {say(error)}</span>
            </li>
          ))}
        </ul>
      </Callout>
      {refused.length < order.orderItems.length && (
        <Button variant="primary" size="lg" wide asChild>
          <Link to="/basket">{t('again.toBasket')}</Link>
        </Button>
      )}
    </div>
  );
}
