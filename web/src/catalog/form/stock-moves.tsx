import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { actionName } from '@toptan/contract/audit-actions';
import type { Product } from '@toptan/contract/catalog/products';
import { listStockMoves, type StockMove } from '@toptan/contract/catalog/stock-moves';
import { useTranslation } from 'react-i18next';
import { listQuery } from '../../api/queries.ts';
import { useLanguage } from '../../i18n/language-store.ts';
import { useColorName } from '../../i18n/use-color-name.ts';
import { useWords } from '../../i18n/use-words.ts';
import { LoadError } from '../../lists/load-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { scrollable } from '../../ui/overlay/scrollable.ts';
import { FigureTable } from '../../ui/table/figure-table.tsx';

/** The reason of a move and, for an order, its number. */
function Reason({ move: { action, orderId, orderNumber } }: { move: StockMove }) {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const code = <bdi className="code">{orderNumber}</bdi>;
  const order = orderId ? (
    <Link className="link" to="/admin/orders" search={{ order: orderId }}>
      {code}
    </Link>
  ) : (
    code
  );
  return (
    <>
      {action === null ? t('stock.opening') : actionName(action, language)}
      {orderNumber !== null && <> {order}</>}
    </>
  );
}

/** The changes of a product's stock, newest first. */
export function StockMoves({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t, dateTime, number, list } = useWords(['products', 'fields']);
  const colorName = useColorName();
  const moves = useInfiniteQuery(
    listQuery(listStockMoves, { params: { id: product.id }, query: { limit: 50 } }),
  );
  const rows = moves.data?.pages.flatMap(page => page.rows) ?? [];
  const cellOf = ({ size, color }: StockMove) =>
    list([size, color && colorName(color)]) || t('stock.wholeProduct');
  const signed = (pieces: number) => (
    <bdi className="ltr">{`${pieces > 0 ? '+' : '−'}${number(Math.abs(pieces))}`}</bdi>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('stock.history')} code={product.sku} size="lg" padded>
      {moves.isPending && <Skeleton shape="text" width="72%" />}
      {moves.isError && <LoadError inline title={t('stock.historyFailed')} query={moves} />}
      {moves.data && rows.length === 0 && <EmptyState inline title={t('stock.noHistory')} />}
      {rows.length > 0 && (
        <section aria-label={t('stock.history')} {...scrollable}>
          <FigureTable
            label={t('stock.history')}
            lead={t('stock.when')}
            columns={[
              { id: 'cell', header: t('stock.sizeAndColor'), isText: true, from: 'tablet' },
              { id: 'why', header: t('stock.why'), isText: true, from: 'tablet' },
              { id: 'pieces', header: t('fields:quantity') },
            ]}
            rows={rows.map(move => ({
              id: move.id,
              lead: <bdi className="ltr">{dateTime(move.at)}</bdi>,
              second: move.username && <bdi>{move.username}</bdi>,
              onPhone: (
                <>
                  {cellOf(move)} · <Reason move={move} />
                </>
              ),
              cells: [cellOf(move), <Reason key="why" move={move} />, signed(move.pieces)],
            }))}
          />
        </section>
      )}
      {moves.hasNextPage && (
        <Button onClick={() => void moves.fetchNextPage()} busy={moves.isFetchingNextPage}>
          {t('stock.more')}
        </Button>
      )}
    </Dialog>
  );
}
