import { addLira } from '@toptan/contract/money';
import type { OrderSummary } from '@toptan/contract/orders';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../i18n/money.tsx';
import { useCustomerWords } from '../../i18n/use-customer-words.ts';
import { ExportMenu } from '../../lists/export-menu.tsx';
import type { EndlessRows } from '../../lists/use-endless-rows.ts';
import { useMarkedRows } from '../../lists/use-marked-rows.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import type { TableSelection } from '../../ui/table/data-table-props.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { useDeleteOrders } from '../api.ts';
import { type BatchChoice, OrderBatchDialog, OrderBatchMenu } from './order-batch.tsx';

const sumOf = (orders: readonly OrderSummary[]) => addLira(...orders.map(({ total }) => total));

/** The most orders that are deleted without a second confirmation. */
const fewOrders = 5;

/**
 * The marked orders of the table, their sum, their file, and their deletion behind a confirmation. A phone has the file above the
 * list.
 * @param query the filters of the list
 */
export function useOrderSelection(
  list: EndlessRows<OrderSummary>,
  query: Record<string, unknown>,
): {
  table: TableSelection<OrderSummary>;
  dialog: ReactNode;
} {
  const isPhone = useMedia(PHONE);
  const { t } = useTranslation(['adminOrders', 'words']);
  const customerWords = useCustomerWords();
  const { chosen, isLoadingAll, table } = useMarkedRows(list, t('selectAllFailed'));
  const [isAsking, setAsking] = useState(false);
  const [isSure, setSure] = useState(false);
  /** The orders of the question: deleted ones leave the selection before it closes. */
  const [asked, setAsked] = useState<readonly OrderSummary[]>([]);
  const [batch, setBatch] = useState<{ choice: BatchChoice; orders: readonly OrderSummary[] } | null>(null);
  const ask = (isOpen: boolean) => {
    setAsking(isOpen);
    setSure(false);
    if (isOpen) setAsked(chosen);
  };
  const deletion = useDeleteOrders();
  const sum = useMemo(() => sumOf(chosen), [chosen]);
  const pieces = useMemo(() => chosen.reduce((sum, order) => sum + order.pieces, 0), [chosen]);
  const count = chosen.length;
  const isMany = asked.length > fewOrders;

  return {
    table: {
      ...table,
      rowLabel: order => t('selectOrder', { number: order.orderNumber }),
      allLabel: t('selectAll'),
      words: isLoadingAll
        ? t('selecting', { count: list.total ?? 0, isCapped: list.isCapped })
        : t('selected', { count }),
      sum: (
        <>
          <span className="sum-aside">{t('words:pieces', { count: pieces })} · </span>
          <Money lira={sum} />
        </>
      ),
      actions: (
        <>
          {!isPhone && <ExportMenu what="orders" query={query} marked={chosen.map(({ id }) => id)} />}
          <OrderBatchMenu disabled={isLoadingAll} onChoose={choice => setBatch({ choice, orders: chosen })} />
          <Button
            variant="danger"
            disabled={isLoadingAll}
            aria-label={t('deleteSelected')}
            onClick={() => ask(true)}
          >
            <Trash2 aria-hidden="true" />
            {!isPhone && t('deleteSelected')}
          </Button>
        </>
      ),
    },
    dialog: (
      <>
        {batch && <OrderBatchDialog {...batch} onClose={() => setBatch(null)} />}
        <ConfirmDialog
          open={isAsking}
          onOpenChange={ask}
          title={t('deleteTitle')}
          sentence={t('deleteSentence', { count: asked.length })}
          things={asked.map(order => ({
            id: order.id,
            code: order.orderNumber,
            name: customerWords(order.customer).company,
            figure: <Money lira={order.total} />,
          }))}
          total={{ label: t('selected', { count: asked.length }), figure: <Money lira={sumOf(asked)} /> }}
          confirmLabel={t('words:delete')}
          busyLabel={t('deleting')}
          icon={<Trash2 aria-hidden="true" />}
          busy={deletion.isPending}
          waits={isMany && !isSure}
          onConfirm={() =>
            deletion.mutate(
              asked.map(({ id }) => id),
              { onSettled: () => ask(false) },
            )
          }
        >
          {isMany && (
            <Checkbox checked={isSure} onChange={setSure}>
              {t('deleteSure', { count: asked.length })}
            </Checkbox>
          )}
        </ConfirmDialog>
      </>
    ),
  };
}
