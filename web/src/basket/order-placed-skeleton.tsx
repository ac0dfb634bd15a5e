import { Skeleton } from '../ui/skeleton.tsx';

const lines = [0, 1, 2];
const halves = ['stock', 'produce'];
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
      <div>
        <p className="stock-split-title">
          <Skeleton shape="text" width="84px" />
        </p>
        <Skeleton width="100%" height="10px" />
        <dl className="stock-split-keys">
          {halves.map(half => (
            <div key={half}>
              <Skeleton width="12px" height="12px" />
              <dd>
                <Skeleton shape="text" width="36px" />
              </dd>
              <dt>
                <Skeleton shape="text" width="72px" />
              </dt>
            </div>
          ))}
        </dl>
      </div>
      <div className="order-lines">
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
