import './ratio-strip.css';
import { useColourName } from '../../i18n/use-colour-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSizeName } from '../../i18n/use-size-name.ts';
import { Swatch } from './swatch.tsx';

type RatioCell = {
  /** Null or '' where there are no sizes. */
  size: string | null;
  colour?: string | null;
  pieces: number;
  /** Sold out, so that the pack is broken. */
  isMissing?: boolean;
};

interface StripProps {
  cells: readonly RatioCell[];
  /** Where a pack has several: the colour's stored name. */
  colour?: string;
}

function Strip({ cells, colour }: StripProps) {
  const { number, list } = useFormat();
  const colourName = useColourName();
  const sizeName = useSizeName();
  const sizes = list(
    cells.map(({ size, pieces }) => [size && sizeName(size), number(pieces)].filter(Boolean).join(' ')),
  );
  return (
    <span className="ratio" role="img" aria-label={colour ? `${colourName(colour)}: ${sizes}` : sizes}>
      {cells.map(({ size, pieces, isMissing }) => (
        <span key={size ?? ''} data-missing={isMissing || undefined}>
          {size && <bdi>{sizeName(size)}</bdi>}
          <b>{number(pieces)}</b>
        </span>
      ))}
    </span>
  );
}

/** What is in a pack: the pieces of each size, as a ruled strip for each colour. Screen readers read a strip as one sentence. */
export function RatioStrip({ cells }: { cells: readonly RatioCell[] }) {
  const colours = [...new Set(cells.map(({ colour }) => colour ?? ''))];
  if (colours.length < 2) {
    // A pack of one size and colour is its pieces, which stand beside it.
    const sized = cells.filter(({ size }) => size);
    return sized.length > 0 ? <Strip cells={sized} /> : null;
  }
  return (
    <ul className="ratio-colours">
      {colours.map(colour => (
        <li key={colour}>
          <Swatch colour={colour} />
          <Strip cells={cells.filter(cell => cell.colour === colour)} colour={colour} />
        </li>
      ))}
    </ul>
  );
}
