import { addLira } from '@toptan/contract/money';
import type { Order } from '@toptan/contract/orders';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../i18n/money.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import type { TableSelection } from '../ui/data-table.tsx';
import { toast } from '../ui/toast-store.ts';
import { useDeleteOrders } from './api.ts';
import { piecesOf } from './stock-split.tsx';

/** Orders that the confirmation names; the others are counted. */
const thingsShown = 5;

type Selectable = { loaded: Order[]; hasMore: boolean; loadAll: () => Promise<Order[]> };

/** The marked orders of the table, what they sum up to, and their deletion behind a confirmation. */
export function useOrderSelection({ loaded, hasMore, loadAll }: Selectable): {
  table: TableSelection<Order>;
  dialog: ReactNode;
} {
  const { t } = useTranslation(['adminOrders', 'words']);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const deletion = useDeleteOrders();
  // What others have deleted meanwhile, or a new filter hides, is no longer selected.
  const chosen = loaded.filter(({ id }) => selected.has(id));
  const sum = addLira(...chosen.map(({ total }) => total));
  const count = chosen.length;

  function remove() {
    deletion.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: () => {
          toast({ variant: 'success', description: t('deleted', { count }) });
          setSelected(new Set());
        },
        onError: () => toast({ variant: 'destructive', description: t('deleteFailed') }),
        onSettled: () => setAsking(false),
      },
    );
  }

  return {
    table: {
      selected: new Set(chosen.map(({ id }) => id)),
      onChange: setSelected,
      allIds: loaded.map(({ id }) => id),
      ...(hasMore && {
        onSelectAll: () => void loadAll().then(all => setSelected(new Set(all.map(({ id }) => id)))),
      }),
      rowLabel: order => t('selectOrder', { number: order.orderNumber }),
      allLabel: t('selectAll'),
      words: t('selected', { count }),
      sum: (
        <>
          {t('words:pieces', { count: piecesOf(chosen.flatMap(order => order.orderItems)) })},{' '}
          <Money lira={sum} />
        </>
      ),
      deeds: (
        <Button variant="danger" onClick={() => setAsking(true)}>
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
        onConfirm={remove}
      />
    ),
  };
}
