import { OrderLinesSkeleton } from '../orders/order-lines-skeleton.tsx';
import { StockSplitSkeleton } from '../orders/stock-split-skeleton.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const sums = ['72px', '104px'];

/** Number, moment and status of the order, in the shape of what comes. */
export function OrderNumberSkeleton() {
  return (
    <div className="order-placed-number" aria-hidden="true">
      <div>
        <p>
          <Skeleton shape="text" width="96px" />
        </p>
        <p className="order-placed-code">
          <Skeleton shape="text" width="148px" />
        </p>
      </div>
      <div className="order-placed-when">
        <p>
          <Skeleton shape="text" width="128px" />
        </p>
        <Skeleton shape="badge" width="104px" />
      </div>
    </div>
  );
}

/** What was ordered, in the shape of what comes. */
export function OrderSlipSkeleton() {
  return (
    <div className="order-placed-slip" aria-hidden="true">
      <StockSplitSkeleton />
      <OrderLinesSkeleton />
      <div className="summary-rows">
        {sums.map(width => (
          <p key={width} className="contents">
            <Skeleton shape="text" width={width} />
            <Skeleton shape="text" width="72px" />
          </p>
        ))}
        <p className="summary-strong">
          <Skeleton shape="text" width="56px" />
        </p>
        <p className="summary-strong">
          <Skeleton shape="text" width="72px" />
        </p>
      </div>
    </div>
  );
}
