import type { Order } from '@toptan/contract/orders';
import { Trans, useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useCountWords } from '../../i18n/use-count-words.ts';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useLeadTime } from '../../i18n/use-lead-time.ts';
import { useWords } from '../../i18n/use-words.ts';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { SheetSection } from '../../ui/overlay/side-sheet.tsx';
import { ManufacturerCell, ManufacturerChange } from '../manufacturer-cell.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { OrderStatusSelect } from '../order-status-select.tsx';

interface OrderFactsProps {
  order: Order;
  canEdit: boolean;
}

interface MadeByStaffProps {
  i18nKey: 'placedByStaff' | 'confirmedByLink' | 'confirmedByShop';
  name: string | undefined;
  reason: string | null | undefined;
}

/** Who made the order, as staff read it, and the reason for which it does not keep every rule. */
function MadeByStaff({ i18nKey, name, reason }: MadeByStaffProps) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Trans t={t} i18nKey={i18nKey} values={{ name }} components={{ bdi: <bdi /> }} />
      {reason && <span className="quiet block">{t('overrideReason', { reason })}</span>}
    </>
  );
}

/** Who placed the order for its shop. */
function PlacedBy({ order: { placedBy, overrideReason }, canEdit }: OrderFactsProps) {
  const { t } = useTranslation('orders');
  const name = placedBy?.name;
  return canEdit ? (
    <MadeByStaff i18nKey="placedByStaff" name={name} reason={overrideReason} />
  ) : (
    <Trans t={t} i18nKey="placedForYou" values={{ name }} components={{ bdi: <bdi /> }} />
  );
}

/** Who prepared the order, and for staff how the shop confirmed it. */
function PreparedBy({ order: { preparedBy, overrideReason }, canEdit }: OrderFactsProps) {
  const confirmed = preparedBy?.via === 'link' ? 'confirmedByLink' : 'confirmedByShop';
  return canEdit ? (
    <MadeByStaff i18nKey={confirmed} name={preparedBy?.name} reason={overrideReason} />
  ) : (
    <bdi>{preparedBy?.name}</bdi>
  );
}

/** Whose order it is, its status and sum, who placed, prepared and makes it. */
export function OrderFacts({ order, canEdit }: OrderFactsProps) {
  const { t, date, list } = useWords(['orders', 'words']);
  const leadTime = useLeadTime();
  const countWords = useCountWords();
  const { customer, manufacturer } = order;
  const words = useCustomerWords()(customer);
  return (
    <>
      <SheetSection title={t('customerInformation')}>
        <DefinitionList
          wide
          items={[
            { term: t('company'), value: <bdi>{words.company}</bdi>, half: true },
            { term: t('phone'), value: <bdi className="ltr">{customer.phone ?? '-'}</bdi>, half: true },
            { term: t('email'), value: <bdi className={customer.email && 'ltr'}>{words.email}</bdi> },
            { term: t('address'), value: <bdi>{customer.address ?? '-'}</bdi> },
          ]}
        />
      </SheetSection>
      <SheetSection title={t('orderSummary')}>
        <DefinitionList
          wide
          items={[
            {
              term: t('status'),
              value: canEdit ? (
                <OrderStatusSelect order={order} />
              ) : (
                <OrderStatusBadge status={order.status} />
              ),
              half: true,
            },
            {
              term: t('words:amount.total'),
              value: <Money lira={order.total} className="font-semibold" />,
              half: true,
            },
            {
              term: t('date'),
              value: list([date(order.createdAt, 'medium'), date(order.createdAt, 'time')]),
              half: true,
            },
            {
              term: t('items'),
              value: countWords(order.orderItems),
              half: true,
            },
            ...(order.placedBy
              ? [{ term: t('placedBy'), value: <PlacedBy order={order} canEdit={canEdit} /> }]
              : []),
            ...(order.preparedBy
              ? [{ term: t('preparedBy'), value: <PreparedBy order={order} canEdit={canEdit} /> }]
              : []),
            ...(manufacturer
              ? [
                  {
                    term: t('manufacturer'),
                    value: (
                      <>
                        {canEdit ? (
                          <ManufacturerChange order={order} />
                        ) : (
                          <bdi>{manufacturer.companyName}</bdi>
                        )}
                        <span className="quiet">
                          {!canEdit && '\u00a0· '}
                          {t('leadTime', { time: leadTime(manufacturer.leadTime) })}
                        </span>
                      </>
                    ),
                  },
                ]
              : canEdit
                ? [{ term: t('manufacturer'), value: <ManufacturerCell order={order} /> }]
                : []),
          ]}
        />
      </SheetSection>
    </>
  );
}
