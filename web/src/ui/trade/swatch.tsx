import './swatch.css';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { useColors } from '../../i18n/colors.ts';
import { useNameInLanguage } from '../../i18n/use-color-name.ts';
import { classNames } from '../class-names.ts';
import { arrowStep } from '../overlay/shortcut-keys.ts';

type Dye = {
  style: CSSProperties;
  /** Stands for a color that no dye shows. */
  initial: string | undefined;
};

/** The dye of a color by its stored name: the server's, or our own for the first colors; none for an unknown color. */
function useDye(color: string): Dye {
  const known = useColors(({ byKey }) => byKey.get(color));
  const nameOf = useNameInLanguage();
  if (!known) return { style: { '--dye': `var(--dye-${color.toLowerCase()})` }, initial: undefined };
  if (known.hex === null) return { style: { '--dye': 'var(--sunken)' }, initial: [...nameOf(known)][0] };
  return { style: { '--dye': known.hex }, initial: undefined };
}

interface SwatchProps {
  /** The color's stored name, such as 'White'; one without a dye shows its initial, an unknown one is hatched. */
  color: string;
  className?: string;
}

/** A dot of dye. It has no label: its word stands beside it. */
export function Swatch({ color, className }: SwatchProps) {
  const { style, initial } = useDye(color);
  return (
    <i className={classNames('swatch', className)} style={style} aria-hidden="true">
      {initial}
    </i>
  );
}

interface SwatchesProps {
  colors: readonly string[];
  /** The colors in words, for screen readers. */
  label: string;
  /** The most dots that are drawn. */
  most?: number;
  /** True beside a long text: dots without space are left out whole. */
  fit?: boolean;
}

export function Swatches({ colors, label, most = 7, fit = false }: SwatchesProps) {
  // A picture without words would be announced as an unnamed one.
  if (colors.length === 0) return null;
  return (
    <span className={classNames('swatches', fit && 'swatches-fit')} role="img" aria-label={label}>
      {colors.slice(0, most).map(color => (
        <Swatch key={color} color={color} />
      ))}
    </span>
  );
}

interface SwatchPointsProps extends Pick<SwatchesProps, 'colors' | 'label' | 'most'> {
  /** The word for a color. */
  nameOf: (color: string) => string;
  /** Called with the color under the pointer or in the focus, with null once there is none. */
  onPoint: (color: string | null) => void;
  onChoose: (color: string) => void;
}

/** Leads on with the arrow keys, mirrored from right to left, and from an end to the other. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const step = arrowStep(event)?.columns;
  if (!step) return;
  event.preventDefault();
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  buttons.at((at + step) % buttons.length)?.focus();
}

/** Swatches that can be pointed at and pressed. Tab stops at one of them, the arrow keys lead to the others. */
export function SwatchPoints({ colors, label, most = 7, nameOf, onPoint, onChoose }: SwatchPointsProps) {
  const [stop, setStop] = useState(0);
  return (
    <fieldset
      className="swatch-points inline-flex flex-wrap justify-end min-w-0 h-6 overflow-hidden"
      aria-label={label}
    >
      {colors.slice(0, most).map((color, at) => (
        <button
          key={color}
          type="button"
          aria-label={nameOf(color)}
          tabIndex={at === stop ? 0 : -1}
          onPointerEnter={() => onPoint(color)}
          onPointerLeave={() => onPoint(null)}
          onFocus={() => {
            setStop(at);
            onPoint(color);
          }}
          onBlur={() => onPoint(null)}
          onKeyDown={walk}
          onClick={() => onChoose(color)}
        >
          <Swatch color={color} />
        </button>
      ))}
    </fieldset>
  );
}
