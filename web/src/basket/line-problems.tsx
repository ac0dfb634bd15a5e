import './basket-lines.css';
import type { BasketItem, LineProblem } from '@toptan/contract/basket';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../api/form.ts';
import { useColorName } from '../i18n/use-color-name.ts';
import { useSizeName } from '../i18n/use-size-name.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button/button.tsx';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { useRefusedLines, wrongWith } from './refused-lines.ts';

/** The number of pieces that miss a limit; at most 0 where the limit looks kept, until the server answers. */
export function missing({ code, limit, below, pieces }: LineProblem, more: number): number {
  switch (code) {
    case 'too_small':
      return limit - pieces - more;
    case 'not_a_multiple':
      return (pieces + more) % limit;
    case 'stock_short':
      // A shop that does not know the pieces that are left knows that these are more.
      if (limit > 0 && below === null) return more < 0 ? 0 : 1;
      return pieces + more - limit;
    case 'too_big':
      return pieces + more - limit;
  }
}

interface ProblemNoteProps {
  /** True: stock has no more of the goods. */
  isShort: boolean;
  children: ReactNode;
  /** Figures that repair the problem. */
  repairs?: readonly number[];
  /** The size that a repair changes, where the problem is of several. */
  repaired?: string | undefined;
  onRepair?: ((figure: number) => void) | undefined;
  /** Removes what is sold out, and its words. */
  removal?: { words: string; press: () => void } | undefined;
}

/** A problem of a row of the basket, with its repairs. */
export function ProblemNote({
  isShort,
  children,
  repairs = [],
  repaired,
  onRepair,
  removal,
}: ProblemNoteProps) {
  const { t, number } = useWords('basket');
  const words = (figure: number) =>
    repaired === undefined
      ? t('rule.make', { quantity: number(figure) })
      : t('rule.makeSize', { size: repaired, quantity: number(figure) });
  return (
    <div className="basket-line-note basket-rule" data-short={isShort || undefined}>
      <TriangleAlert aria-hidden="true" />
      <span>{children}</span>
      {onRepair &&
        repairs.map(figure => (
          <Button key={figure} variant="repair" aria-label={words(figure)} onClick={() => onRepair(figure)}>
            {repairs.length === 1 || repaired !== undefined ? words(figure) : number(figure)}
          </Button>
        ))}
      {removal && (
        <Button variant="repair" onClick={removal.press}>
          {removal.words}
        </Button>
      )}
    </div>
  );
}

const isFigure = (figure: number | null | undefined) => typeof figure === 'number';

/** The problems of a line in words. */
export function useProblemWords() {
  const { t, number } = useWords('basket');
  const colorName = useColorName();

  function ruleOf(problem: LineProblem, more: number): string {
    const { code, limit, below } = problem;
    if (code !== 'stock_short')
      return t(`rule.${code}`, { limit: number(limit), missing: number(missing(problem, more)) });
    if (limit === 0) return t('rule.soldOut');
    return below === null ? t('rule.fewerLeft') : t('rule.left', { left: number(limit) });
  }

  /**
   * @param color of the line, where it has one
   * @param inCell adds the size, where a rule counts it alone
   * @param more pieces beyond those of the problem
   */
  return (
    problem: LineProblem,
    color: string | null,
    inCell: (rule: string) => string,
    more = 0,
    rule = ruleOf(problem, more),
  ) => {
    if (problem.grain === 'cell') return inCell(rule);
    if (problem.grain === 'color' && color) return t('rule.ofColor', { color: colorName(color), rule });
    return t('rule.ofProduct', { rule });
  };
}

interface ProblemNotesProps {
  problems: readonly LineProblem[];
  /** The parameter of `useProblemWords`. */
  color: string | null;
  inCell: (rule: string) => string;
  more?: number;
  /** The size of the line, where it stands among others. */
  size?: string | undefined;
  /** Sets the pieces; left out where they cannot be set by themselves. */
  onRepair?: ((quantity: number) => void) | undefined;
  removal?: ProblemNoteProps['removal'];
}

/** The problems of a line's pieces, each with the quantities that repair it. */
export function ProblemNotes({
  problems,
  color,
  inCell,
  more = 0,
  size,
  onRepair,
  removal,
}: ProblemNotesProps) {
  const words = useProblemWords();
  const open = problems.filter(problem => missing(problem, more) > 0);
  const sentence = (problem: LineProblem) => words(problem, color, inCell, more);
  return (
    <>
      <Announcement>{open.map(sentence).join(' ')}</Announcement>
      {open.map(problem => (
        <ProblemNote
          key={`${problem.code} ${problem.grain}`}
          isShort={problem.code === 'stock_short'}
          repairs={[problem.below, problem.above].filter(isFigure)}
          repaired={problem.grain === 'cell' ? undefined : size}
          onRepair={onRepair}
          removal={problem.code === 'stock_short' && problem.limit === 0 ? removal : undefined}
        >
          {sentence(problem)}
        </ProblemNote>
      ))}
    </>
  );
}

interface LineProblemsProps {
  line: BasketItem;
  /** Pieces as they are typed; the server has judged `line.quantity`. */
  shown: number;
  /** True: the line stands among other sizes, and so names its own. */
  isOneOfSizes?: boolean;
  /** Sets the pieces; left out where they cannot be set by themselves. */
  onRepair?: (quantity: number) => void;
  /** Removes a line that is sold out; left out where its row has a button for that. */
  onRemove?: () => void;
}

/** The problems that keep a line from being ordered, each with the quantities that repair it. */
export function LineProblems({ line, shown, isOneOfSizes = false, onRepair, onRemove }: LineProblemsProps) {
  const { t } = useTranslation('basket');
  const errorText = useErrorText();
  const sizeName = useSizeName();
  const { problems, refusal } = wrongWith(line, useRefusedLines());
  const more = shown - line.quantity;
  const size = isOneOfSizes && line.selectedSize ? sizeName(line.selectedSize) : undefined;
  const ofSize = (rule: string) => (size === undefined ? rule : t('rule.ofSize', { size, rule }));
  const removal = onRemove && {
    words: t('remove', { product: sizeName(line.selectedSize) }),
    press: onRemove,
  };
  const other = refusal && ofSize(errorText(refusal.error));
  return (
    <>
      <ProblemNotes
        {...{ problems, more, size, onRepair, removal }}
        color={line.selectedColor}
        inCell={ofSize}
      />
      <Announcement>{other ?? ''}</Announcement>
      {other && more === 0 && (
        <ProblemNote
          isShort={false}
          repairs={[refusal.field.below, refusal.field.above].filter(isFigure)}
          onRepair={onRepair}
        >
          {other}
        </ProblemNote>
      )}
    </>
  );
}
