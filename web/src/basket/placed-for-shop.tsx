import { Link } from '@tanstack/react-router';
import type { Order } from '@toptan/contract/orders';
import { useTranslation } from 'react-i18next';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { Button } from '../ui/form/button.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';

/** The head of an order that staff have just placed for a shop. */
export function PlacedForShop({ order }: { order: Order | undefined }) {
  const { t } = useTranslation('desk');
  const customerWords = useCustomerWords();
  const title = order ? t('placedFor', { name: customerWords(order.customer).shortName }) : t('placed');
  return <PageHeader title={title} subtitle={t('placedForHint')} />;
}

/** The ways on: the order, a further one for the same shop, and the drafts. */
export function WaysOn({ orderId, order }: { orderId: string; order: Order | undefined }) {
  const { t } = useTranslation(['desk', 'basket']);
  const customerWords = useCustomerWords();
  return (
    <>
      <Button variant="primary" size="lg" asChild>
        <Link to="/admin/orders" search={{ order: orderId }}>
          {t('basket:viewOrder')}
        </Link>
      </Button>
      {order && (
        <Button size="lg" asChild>
          <Link to="/admin/order-for" search={{ customer: order.customerId }}>
            {t('orderForShop', { name: customerWords(order.customer).shortName })}
          </Link>
        </Button>
      )}
      <Button size="lg" asChild>
        <Link to="/basket">{t('toDrafts')}</Link>
      </Button>
    </>
  );
}
