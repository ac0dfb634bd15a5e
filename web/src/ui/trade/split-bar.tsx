import './split-bar.css';
import { classNames } from '../class-names.ts';

interface SplitBarProps {
  /** Pieces that lie on the shelf. */
  fromStock: number;
  /** Pieces that are still to be made. */
  toProduce: number;
  /** cell: as wide as the cell around it. */
  size?: 'cell' | 'sm' | 'md';
}

/** The source of an order's pieces: solid is in stock, hatched is still to be made. The words stand beside it. */
export function SplitBar({ fromStock, toProduce, size = 'md' }: SplitBarProps) {
  return (
    <span className={classNames('split-bar', size !== 'md' && `split-bar-${size}`)} aria-hidden="true">
      {fromStock > 0 && <i className="bg-accent" style={{ '--pieces': fromStock }} />}
      {toProduce > 0 && <i className="split-hatched" style={{ '--pieces': toProduce }} />}
    </span>
  );
}

/** The sample beside the words of one half. */
export function SplitKey({ half }: { half: 'stock' | 'produce' }) {
  return (
    <i
      className={`inline-block flex-none size-3 rounded-1 ${half === 'stock' ? 'bg-accent' : 'split-hatched'}`}
      aria-hidden="true"
    />
  );
}
