import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../button/button.tsx';
import { isRefusedFigure } from './figure-input.tsx';

interface FigureProblemProps {
  /** Names it for its field (`problemId`). */
  id?: string;
  /** The typed figure; NaN where it is no whole number. */
  value: number;
  min: number;
  max: number;
  /** Names the figure where several stand together. */
  name?: string | undefined;
  className?: string;
  /** Says why it is too much, in place of the usual sentence. */
  tooMuch?: string | undefined;
  /** Takes the nearest figure that can be had. */
  onRepair: (figure: number) => void;
}

/** Why a typed figure cannot be taken, with the nearest one that can; nothing where it can. */
export function FigureProblem({
  id,
  value,
  min,
  max,
  name,
  className,
  tooMuch,
  onRepair,
}: FigureProblemProps) {
  const { t, number } = useWords(['ui', 'words']);
  if (!isRefusedFigure(value, { min, max })) return null;
  const nearest = value > max ? max : min;
  const limit = { limit: number(nearest) };
  const words = Number.isNaN(value)
    ? t('words:problem.not_an_integer')
    : value > max
      ? (tooMuch ?? t('words:problem.too_big', limit))
      : t('words:problem.too_small', limit);
  return (
    <p className={className} role="alert">
      <span id={id} className="text-signal">
        {name ? `${name}: ${words}` : words}
      </span>
      {!Number.isNaN(value) && nearest > 0 && (
        <Button variant="repair" onClick={() => onRepair(nearest)}>
          {t('makeIt', { figure: number(nearest) })}
        </Button>
      )}
    </p>
  );
}
