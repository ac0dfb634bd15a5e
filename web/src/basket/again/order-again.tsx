import { useMutation } from '@tanstack/react-query';
import { openDraft } from '@toptan/contract/drafts';
import type { Order } from '@toptan/contract/orders';
import { RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useFailureToast } from '../../api/use-outcome.ts';
import { loadWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { useLoadAtHand } from '../../ui/overlay/use-load-at-hand.ts';

const load = async () => {
  const [{ AgainDialog }] = await Promise.all([import('./again-dialog.tsx'), loadWords(['again'])]);
  return { default: AgainDialog };
};
const AgainDialog = lazy(load);

interface OrderAgainProps {
  order: Order;
  customerId: string;
  /** True: staff order for the shop. */
  isForShop: boolean;
}

/** Orders the goods of an order once more, once the caller has seen what has changed since. */
export function OrderAgain({ isForShop, ...props }: OrderAgainProps) {
  useLoadAtHand(load);
  return isForShop ? <IntoDraft {...props} /> : <IntoBasket {...props} />;
}

type Props = Omit<OrderAgainProps, 'isForShop'>;

function IntoBasket(props: Props) {
  const { t } = useTranslation('orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" size="lg" wide onClick={() => setOpen(true)}>
        <RotateCcw className="flip" aria-hidden="true" />
        {t('again.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <AgainDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Fills the draft of the member of staff for the shop, which is made if there is none. */
function IntoDraft(props: Props) {
  const { t } = useTranslation(['desk', 'orders']);
  const open = useMutation({
    mutationFn: () => call(openDraft, { body: { customerId: props.customerId } }),
    onError: useFailureToast(t('openFailed')),
  });
  return (
    <>
      <Button size="lg" busy={open.isPending} onClick={() => open.mutate()}>
        <RotateCcw className="flip" aria-hidden="true" />
        {t('orders:again.action')}
      </Button>
      {open.data && (
        <Suspense>
          <AgainDialog {...props} draft={open.data} onClose={() => open.reset()} />
        </Suspense>
      )}
    </>
  );
}
