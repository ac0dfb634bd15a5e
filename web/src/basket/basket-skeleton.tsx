import { useTranslation } from 'react-i18next';
import { LoadingWords, Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { SummaryRowsSkeleton } from '../ui/layout/summary-rows.tsx';
import { BasketColumns } from './basket-columns.tsx';

const groups = [0, 1, 2];
const lines = [0, 1];

const sums = [
  ['60%', '88px'],
  ['46%', '56px'],
  ['62%', '116px'],
] as const;

/** The skeleton of a figure, on the side of its column on which figures stand. */
function Figure({ width }: { width: string }) {
  return <Skeleton shape="text" width={width} className="inline-block align-top" />;
}

function GroupSkeleton() {
  return (
    <div className="basket-group">
      <span className="picture" style={{ '--picture-ratio': '4/5' }} />
      <div className="basket-group-head basket-row items-start">
        <div className="basket-group-title">
          <TextSkeleton className="basket-group-name" width="160px" />
          <TextSkeleton className="basket-group-each quiet" width="140px" />
        </div>
        <Skeleton shape="text" width="56px" className="basket-group-pieces" />
        <p className="basket-group-sum num">
          <Figure width="84px" />
        </p>
      </div>
      <div className="basket-group-lines">
        {lines.map(line => (
          <div key={line} className="basket-line basket-row">
            <TextSkeleton className="basket-line-color" width="56px" />
            <TextSkeleton className="basket-line-size" width="20px" />
            <span className="stepper stepper-sm border-transparent">
              <Skeleton shape="box" width="100%" height="100%" className="col-span-full" />
            </span>
            <p className="basket-line-unit num">
              <Figure width="64px" />
            </p>
            <p className="basket-line-total num">
              <Figure width="76px" />
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The skeleton of a basket that stands in no tab. */
export const BasketAloneSkeleton = () => (
  <div className="basket-alone">
    <BasketSkeleton />
  </div>
);

/** The skeleton of the basket: lines of some products and their sums. */
export function BasketSkeleton() {
  const { t } = useTranslation('words');
  return (
    <div className="basket">
      <LoadingWords>{t('loading')}</LoadingWords>
      <div className="basket-lines" aria-hidden="true">
        <BasketColumns />
        {groups.map(group => (
          <GroupSkeleton key={group} />
        ))}
      </div>
      <div className="basket-summary" aria-hidden="true">
        <TextSkeleton className="basket-summary-title" width="45%" />
        <SummaryRowsSkeleton ruled rows={sums} />
        <Skeleton shape="box" height="52px" />
        <div className="basket-summary-note">
          <Skeleton shape="text" width="100%" />
          <Skeleton shape="text" width="64%" />
        </div>
      </div>
    </div>
  );
}
