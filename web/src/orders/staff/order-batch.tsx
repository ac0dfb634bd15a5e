import type { OrderBatchResult } from '@toptan/contract/order-batch';
import { type OrderStatus, orderStatuses } from '@toptan/contract/order-statuses';
import type { OrderSummary } from '@toptan/contract/orders';
import { ChevronDown, Factory } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { useStatusName } from '../../i18n/use-status-name.ts';
import { ManufacturerChoice } from '../../manufacturers/manufacturer-choice.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Field } from '../../ui/form/field.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { StatusGlyph } from '../../ui/trade/status-glyph.tsx';
import { toneOf } from '../../ui/trade/status-tone.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { useChangeOrders } from '../api.ts';

/** The change for the marked orders: a status, or a manufacturer that is still to be chosen. */
export type BatchChoice = OrderStatus | 'manufacturer';

/** The changes that the marked orders can be given. */
export function OrderBatchMenu({
  disabled,
  onChoose,
}: {
  disabled: boolean;
  onChoose: (choice: BatchChoice) => void;
}) {
  const { t } = useTranslation('adminOrders');
  const statusName = useStatusName();
  const isPhone = useMedia(PHONE);
  return (
    <Menu
      trigger={
        <Button disabled={disabled} aria-label={t('batch.change')}>
          {isPhone ? <StatusGlyph tone="confirmed" /> : t('batch.change')}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {orderStatuses.map(status => (
        <MenuItem key={status} icon={<StatusGlyph tone={toneOf(status)} />} onSelect={() => onChoose(status)}>
          {statusName(status)}
        </MenuItem>
      ))}
      <MenuItem icon={<Factory aria-hidden="true" />} onSelect={() => onChoose('manufacturer')}>
        {t('assignTitle')}
      </MenuItem>
    </Menu>
  );
}

/** Asks before many orders are changed, and names those that stayed as they were. */
export function OrderBatchDialog({
  choice,
  orders,
  onClose,
}: {
  choice: BatchChoice;
  orders: readonly OrderSummary[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['adminOrders', 'orders', 'ui', 'fields']);
  const statusName = useStatusName();
  const customerWords = useCustomerWords();
  const change = useChangeOrders();
  const [manufacturerId, setManufacturerId] = useState('');
  const count = orders.length;
  const thing = (order: OrderSummary) => ({
    id: order.id,
    code: order.orderNumber,
    name: customerWords(order.customer).company,
  });
  const refused = (change.data ?? []).filter(({ state }) => state === 'refused');

  /** The present state of an order that was not changed. */
  function present({ error }: OrderBatchResult): string {
    const current = error?.fields?.[0]?.current;
    const status = orderStatuses.find(each => each === current);
    if (status) return statusName(status);
    if (error?.code === 'order_changed') return t('orders:version', { version: current });
    return error?.code === 'manufacturer_already_assigned' ? t('assigned') : t('batch.gone');
  }

  if (refused.length > 0)
    return (
      <ConfirmDialog
        open
        onOpenChange={onClose}
        tone="primary"
        title={t('batch.left', { count: refused.length })}
        sentence={t('batch.leftSentence', { count: count - refused.length })}
        things={orders.flatMap(order => {
          const result = refused.find(({ orderId }) => orderId === order.id);
          return result ? [{ ...thing(order), figure: present(result) }] : [];
        })}
        cancelLabel={t('ui:close')}
      />
    );
  const isStatus = choice !== 'manufacturer';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={choice === 'cancelled' ? 'danger' : 'primary'}
      title={isStatus ? t('batch.statusTitle', { status: statusName(choice) }) : t('assignTitle')}
      sentence={
        isStatus
          ? t('batch.statusSentence', { count, status: statusName(choice) })
          : t('batch.manufacturerSentence', { count })
      }
      things={orders.map(order => ({ ...thing(order), figure: isStatus && statusName(order.status) }))}
      confirmLabel={t(isStatus ? 'batch.change' : 'assign')}
      waits={!isStatus && manufacturerId === ''}
      busy={change.isPending}
      onConfirm={() =>
        change.mutate(
          { orders, change: isStatus ? { status: choice } : { manufacturerId } },
          {
            onSuccess: results => {
              if (results.some(({ state }) => state === 'refused')) return;
              toast({ variant: 'success', description: t('batch.done', { count }) });
              onClose();
            },
            onError: onClose,
          },
        )
      }
    >
      {!isStatus && (
        <Field label={t('fields:manufacturer')}>
          <ManufacturerChoice
            value={manufacturerId}
            placeholder={t('assign')}
            onChange={chosen => setManufacturerId(chosen?.id ?? '')}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}
