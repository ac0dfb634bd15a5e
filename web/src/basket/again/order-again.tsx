import type { Order } from '@toptan/contract/orders';
import { RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/form/button.tsx';
import { useLoadAtHand } from '../../ui/overlay/use-load-at-hand.ts';

const load = () => import('./again-dialog.tsx');
const AgainDialog = lazy(async () => ({ default: (await load()).AgainDialog }));

/** Orders the goods of an order once more, once the shop has seen what has changed since. */
export function OrderAgain({ order, customerId }: { order: Order; customerId: string }) {
  const { t } = useTranslation('orders');
  const [isOpen, setOpen] = useState(false);
  useLoadAtHand(load);
  return (
    <>
      <Button variant="primary" size="lg" wide onClick={() => setOpen(true)}>
        <RotateCcw className="flip" aria-hidden="true" />
        {t('again.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <AgainDialog order={order} customerId={customerId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
