import { Skeleton } from '../ui/skeleton.tsx';
import './order-lines.css';

const lines = [0, 1, 2];

/** The lines of an order on their way, in the shape of what comes. */
export function OrderLinesSkeleton() {
  return (
    <div className="order-lines" aria-hidden="true">
      {lines.map(line => (
        <div key={line} className="order-line">
          <span className="picture" style={{ '--picture-ratio': '4/5' }} />
          <p className="order-line-name">
            <Skeleton shape="text" width="64%" />
          </p>
          <p className="order-line-facts">
            <Skeleton shape="text" width="48%" />
          </p>
          <p className="order-line-split">
            <Skeleton shape="text" width="56%" />
          </p>
          <p className="order-line-total">
            <Skeleton shape="text" width="72px" />
          </p>
        </div>
      ))}
    </div>
  );
}
