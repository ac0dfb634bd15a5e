import './swatch.css';
import { type KeyboardEvent, useState } from 'react';
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

export interface SwatchPointsProps extends Pick<SwatchesProps, 'colours' | 'label' | 'most'> {
  /** The word for a colour. */
  nameOf: (colour: string) => string;
  /** Called with the colour under the pointer or in the focus, with null once there is none. */
  onPoint: (colour: string | null) => void;
  onChoose: (colour: string) => void;
}

/** Leads on with the arrow keys, mirrored from right to left, and from an end to the other. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps = { ArrowRight: onwards, ArrowLeft: -onwards }[event.key];
  if (steps === undefined) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  buttons.at((at + steps) % buttons.length)?.focus();
}

/** Swatches that can be pointed at and pressed. Tab stops at one of them, the arrow keys lead to the others. */
export function SwatchPoints({ colours, label, most = 7, nameOf, onPoint, onChoose }: SwatchPointsProps) {
  const [stop, setStop] = useState(0);
  return (
    <fieldset className="swatch-points" aria-label={label}>
      {colours.slice(0, most).map((colour, at) => (
        <button
          key={colour}
          type="button"
          aria-label={nameOf(colour)}
          tabIndex={at === stop ? 0 : -1}
          onPointerEnter={() => onPoint(colour)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => {
            setStop(at);
            onPoint(colour);
          }}
          onBlur={() => onPoint(null)}
          onKeyDown={walk}
          onClick={() => onChoose(colour)}
        >
          <Swatch colour={colour} />
        </button>
      ))}
    </fieldset>
  );
}
