import './ratio-strip.css';
import { useColorSizeNames } from '../../i18n/use-color-size-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Swatch } from './swatch.tsx';

type RatioCell = {
  /** Null or '' where there are no sizes. */
  size: string | null;
  color?: string | null;
  pieces: number;
  /** Sold out, so that the pack is broken. */
  isMissing?: boolean;
};

interface StripProps {
  cells: readonly RatioCell[];
  /** The color's stored name, where a pack has several colors. */
  color?: string;
}

function Strip({ cells, color }: StripProps) {
  const { number, list } = useFormat();
  const { colorName, sizeName } = useColorSizeNames();
  const sizes = list(
    cells.map(({ size, pieces }) => [size && sizeName(size), number(pieces)].filter(Boolean).join(' ')),
  );
  return (
    <span className="ratio" role="img" aria-label={color ? `${colorName(color)}: ${sizes}` : sizes}>
      {cells.map(({ size, pieces, isMissing }) => (
        <span key={size ?? ''} data-missing={isMissing || undefined}>
          {size && <bdi>{sizeName(size)}</bdi>}
          <b className="text-13 text-ink">{number(pieces)}</b>
        </span>
      ))}
    </span>
  );
}

/** The content of a pack: the pieces of each size, as a ruled strip for each color. Screen readers read a strip as one sentence. */
export function RatioStrip({ cells }: { cells: readonly RatioCell[] }) {
  const colors = [...new Set(cells.map(({ color }) => color ?? ''))];
  if (colors.length < 2) {
    // A pack of one size and color is its pieces, which stand beside it.
    const sized = cells.filter(({ size }) => size);
    return sized.length > 0 ? <Strip cells={sized} /> : null;
  }
  return (
    <ul className="ratio-colors">
      {colors.map(color => (
        <li key={color} className="flex items-center gap-2">
          <Swatch color={color} />
          <Strip cells={cells.filter(cell => cell.color === color)} color={color} />
        </li>
      ))}
    </ul>
  );
}
