import { useMutation } from '@tanstack/react-query';
import { openDraft } from '@toptan/contract/drafts';
import type { Order } from '@toptan/contract/orders';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { useFailureToast } from '../../api/use-outcome.ts';
import { withWords } from '../../i18n/i18n.ts';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLoadAtHand } from '../../ui/overlay/use-load-at-hand.ts';

const load = withWords(['again'], async () => (await import('./again-dialog.tsx')).AgainDialog);
const AgainDialog = lazyPart(load);

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
      {isOpen && <AgainDialog {...props} onClose={() => setOpen(false)} />}
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
      {open.data && <AgainDialog {...props} draft={open.data} onClose={() => open.reset()} />}
    </>
  );
}
