import './swatch.css';
import { classNames } from '../layout/class-names.ts';

/** The dye of a colour by its stored name; none for an unknown one. */
export const dyeOf = (colour: string) => ({ '--dye': `var(--dye-${colour.toLowerCase()})` });

export interface SwatchProps {
  /** The colour's stored name, such as 'White'; an unknown one is hatched. */
  colour: string;
  className?: string;
}

/** A dot of dye. It has no label: its word stands beside it. */
export function Swatch({ colour, className }: SwatchProps) {
  return <i className={classNames('swatch', className)} style={dyeOf(colour)} aria-hidden="true" />;
}

export interface SwatchesProps {
  colours: readonly string[];
  /** The colours in words, for screen readers. */
  label: string;
  /** At most so many dots are drawn. */
  most?: number;
  /** Beside something long: dots without space are left out whole. */
  fit?: boolean;
}

export function Swatches({ colours, label, most = 7, fit = false }: SwatchesProps) {
  // A picture without words would be announced as an unnamed one.
  if (colours.length === 0) return null;
  return (
    <span className={classNames('swatches', fit && 'swatches-fit')} role="img" aria-label={label}>
      {colours.slice(0, most).map(colour => (
        <Swatch key={colour} colour={colour} />
      ))}
    </span>
  );
}
