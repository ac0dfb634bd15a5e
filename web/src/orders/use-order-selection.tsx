import { addLira } from '@toptan/contract/money';
import type { Order } from '@toptan/contract/orders';
import { piecesOf } from '@toptan/contract/pieces';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndlessRows } from '../api/use-endless-rows.ts';
import { Money } from '../i18n/money.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { TableSelection } from '../ui/data-table-props.ts';
import { toast } from '../ui/toast-store.ts';
import { useDeleteOrders } from './api.ts';

/** Orders that the confirmation names; the others are counted. */
const thingsShown = 5;

const idOf = ({ id }: Order) => id;
const nothing: ReadonlySet<string> = new Set();

/**
 * The marked orders, and how all that the filter lets through are marked: what is not loaded yet is fetched, so that the
 * sum is true and what is deleted was counted.
 */
function useMarked({ rows, hasMore, loadAll }: EndlessRows<Order>) {
  const { t } = useTranslation('adminOrders');
  const [marked, setMarked] = useState(nothing);
  const [isGathering, setGathering] = useState(false);
  const round = useRef(0);
  // What others have deleted meanwhile, or a new filter hides, is no longer selected.
  const chosen = useMemo(
    () => (isGathering ? rows : rows.filter(({ id }) => marked.has(id))),
    [rows, marked, isGathering],
  );

  const mark = (ids: ReadonlySet<string>) => {
    round.current += 1;
    setGathering(false);
    setMarked(ids);
  };
  const markAll = async () => {
    mark(new Set(rows.map(idOf)));
    if (!hasMore) return;
    const ours = round.current;
    setGathering(true);
    try {
      const all = await loadAll();
      if (ours === round.current) mark(new Set(all?.map(idOf)));
    } catch {
      if (ours !== round.current) return;
      setGathering(false);
      toast({ variant: 'destructive', description: t('selectAllFailed') });
    }
  };
  return { chosen, mark, markAll, isGathering };
}

/** The marked orders of the table, what they sum up to, and their deletion behind a confirmation. */
export function useOrderSelection(list: EndlessRows<Order>): {
  table: TableSelection<Order>;
  dialog: ReactNode;
} {
  const { t } = useTranslation(['adminOrders', 'words']);
  const { chosen, mark, markAll, isGathering } = useMarked(list);
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteOrders();
  const ids = useMemo(() => new Set(chosen.map(idOf)), [chosen]);
  const allIds = useMemo(() => list.rows.map(idOf), [list.rows]);
  const sum = useMemo(() => addLira(...chosen.map(({ total }) => total)), [chosen]);
  const pieces = useMemo(() => piecesOf(chosen.flatMap(order => order.orderItems)), [chosen]);
  const count = chosen.length;

  return {
    table: {
      selected: ids,
      onChange: mark,
      allIds,
      onSelectAll: () => void markAll(),
      rowLabel: order => t('selectOrder', { number: order.orderNumber }),
      allLabel: t('selectAll'),
      words: isGathering ? t('selecting', { count: list.total ?? 0 }) : t('selected', { count }),
      sum: (
        <>
          <span className="sum-aside">{t('words:pieces', { count: pieces })} · </span>
          <Money lira={sum} />
        </>
      ),
      deeds: (
        <Button variant="danger" disabled={isGathering} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" />
          {t('deleteSelected')}
        </Button>
      ),
    },
    dialog: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('deleteTitle')}
        sentence={t('deleteSentence', { count })}
        things={chosen.slice(0, thingsShown).map(order => ({
          id: order.id,
          code: order.orderNumber,
          name: order.customer.companyName,
          figure: <Money lira={order.total} />,
        }))}
        total={{ label: t('selected', { count }), figure: <Money lira={sum} /> }}
        confirmLabel={t('words:delete')}
        busyLabel={t('deleting')}
        icon={<Trash2 aria-hidden="true" />}
        busy={deletion.isPending}
        // What is deleted leaves the list, and with it the selection.
        onConfirm={() => deletion.mutate([...ids], { onSettled: () => setAsking(false) })}
      />
    ),
  };
}
