import { OrderLinesSkeleton } from '../orders/details/order-lines.tsx';
import { StockSplitSkeleton } from '../orders/details/stock-split.tsx';
import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { SummaryRowsSkeleton } from '../ui/layout/summary-rows.tsx';

const sums = [
  ['72px', '72px'],
  ['104px', '72px'],
  ['56px', '72px'],
] as const;

/** The skeleton of number, date and status of the order. */
export function OrderNumberSkeleton() {
  return (
    <div className="order-placed-number" aria-hidden="true">
      <div>
        <TextSkeleton width="96px" />
        <TextSkeleton className="order-placed-code" width="148px" />
      </div>
      <div className="order-placed-when">
        <TextSkeleton width="128px" />
        <Skeleton shape="badge" width="104px" />
      </div>
    </div>
  );
}

/** The skeleton of the ordered goods. */
export function OrderSlipSkeleton() {
  return (
    <div className="order-placed-slip" aria-hidden="true">
      <StockSplitSkeleton />
      <OrderLinesSkeleton />
      <SummaryRowsSkeleton rows={sums} />
    </div>
  );
}
