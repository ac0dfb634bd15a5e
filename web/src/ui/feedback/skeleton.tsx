import './skeleton.css';
import { classNames } from '../class-names.ts';

interface SkeletonProps {
  shape?: 'line' | 'thin' | 'text' | 'badge' | 'box' | 'picture';
  /** Any CSS width, such as '72%' or '116px'. */
  width?: string;
  /** Any CSS height, where the shape's own does not fit; a box of its own height is as wide as its place. */
  height?: string;
  /** Stands at the end of its line, as figures do. */
  end?: boolean;
  className?: string;
}

/** A block in the shape of the content that loads. The surrounding region carries aria-busy and a word. */
export function Skeleton({ shape = 'line', width, height, end, className }: SkeletonProps) {
  const isWide = shape === 'box' && width === undefined && height !== undefined;
  return (
    <i
      aria-hidden="true"
      className={classNames(
        'skeleton',
        shape !== 'line' && `skeleton-${shape}`,
        isWide && 'skeleton-wide',
        end && 'ms-auto',
        className,
      )}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** A line of text on its way, in a paragraph of the kind that comes. */
export function TextSkeleton({ width, className }: { width: string; className?: string }) {
  return (
    <p className={className}>
      <Skeleton shape="text" width={width} />
    </p>
  );
}

/** Announces once that something is loading, for those who do not see the skeleton. */
export function LoadingWords({ children }: { children: string }) {
  return (
    <span className="sr-only" role="status">
      {children}
    </span>
  );
}
