import './ratio-strip.css';
import { useFormat } from '../../i18n/use-format.ts';

export interface RatioStripProps {
  /** Pieces of each size; '' where there are no sizes. */
  cells: readonly { size: string; pieces: number; isMissing?: boolean }[];
}

/** What is in a pack: the pieces of each size, as a ruled strip. Screen readers read it as one sentence. */
export function RatioStrip({ cells }: RatioStripProps) {
  const { number, list } = useFormat();
  const sized = cells.filter(({ size }) => size !== '');
  if (sized.length === 0) return null;
  return (
    <span
      className="ratio"
      role="img"
      aria-label={list(sized.map(({ size, pieces }) => `${size} ${number(pieces)}`))}
    >
      {sized.map(({ size, pieces, isMissing }) => (
        <span key={size} data-missing={isMissing || undefined}>
          <bdi>{size}</bdi>
          <b>{number(pieces)}</b>
        </span>
      ))}
    </span>
  );
}
