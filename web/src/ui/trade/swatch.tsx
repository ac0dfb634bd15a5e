import './swatch.css';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useColours } from '../../i18n/colours.ts';
import { useNameInLanguage } from '../../i18n/use-colour-name.ts';
import { classNames } from '../layout/class-names.ts';
import { onwardsIn } from '../overlay/shortcut-keys.ts';

type Dye = {
  style: CSSProperties;
  /** Stands for a colour that no dye shows. */
  initial: string | undefined;
};

/** The dye of a colour by its stored name: what the server says, or of the first colours the own one; none for an unknown one. */
function useDye(colour: string): Dye {
  const known = useColours(({ byKey }) => byKey.get(colour));
  const nameOf = useNameInLanguage();
  if (!known) return { style: { '--dye': `var(--dye-${colour.toLowerCase()})` }, initial: undefined };
  if (known.hex === null) return { style: { '--dye': 'var(--sunken)' }, initial: [...nameOf(known)][0] };
  return { style: { '--dye': known.hex }, initial: undefined };
}

export interface SwatchProps {
  /** The colour's stored name, such as 'White'; one without a dye shows its initial, an unknown one is hatched. */
  colour: string;
  className?: string;
}

/** A dot of dye. It has no label: its word stands beside it. */
export function Swatch({ colour, className }: SwatchProps) {
  const { style, initial } = useDye(colour);
  return (
    <i className={classNames('swatch', className)} style={style} aria-hidden="true">
      {initial}
    </i>
  );
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
  const onwards = onwardsIn(event.currentTarget);
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
