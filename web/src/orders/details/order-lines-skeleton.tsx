import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import './order-lines.css';

const lines = [0, 1, 2];

/** The lines of an order on their way, in the shape of what comes. */
export function OrderLinesSkeleton() {
  return (
    <div className="order-lines" aria-hidden="true">
      {lines.map(line => (
        <div key={line} className="order-line">
          <span className="picture" style={{ '--picture-ratio': '4/5' }} />
          <TextSkeleton className="order-line-name" width="64%" />
          <TextSkeleton className="order-line-facts" width="48%" />
          <TextSkeleton className="order-line-split" width="56%" />
          <TextSkeleton className="order-line-total" width="72px" />
        </div>
      ))}
    </div>
  );
}
