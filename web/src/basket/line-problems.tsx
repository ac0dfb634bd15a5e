import type { BasketItem, LineProblem } from '@toptan/contract/basket';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useColourName } from '../i18n/use-colour-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Announcement } from '../ui/feedback/announcement.tsx';
import { Button } from '../ui/form/button.tsx';

interface LineProblemsProps {
  line: BasketItem;
  /** Pieces as they are typed; the server has judged `line.quantity`. */
  shown: number;
  /** Whether it stands among other sizes, and so names its own. */
  isOneOfSizes?: boolean;
  /** Left out where its pieces cannot be set by themselves. */
  onRepair?: (quantity: number) => void;
}

/** By how much pieces miss a limit; not more than 0: it looks repaired, until the server answers. */
function missing({ code, limit, pieces }: LineProblem, more: number): number {
  if (code === 'too_small') return limit - pieces - more;
  return code === 'too_big' ? pieces + more - limit : (pieces + more) % limit;
}

/** The rules that a line does not keep, each with the quantities that repair it. */
export function LineProblems({ line, shown, isOneOfSizes = false, onRepair }: LineProblemsProps) {
  const { t } = useTranslation('basket');
  const { number } = useFormat();
  const colourName = useColourName();
  const open = (line.problems ?? []).filter(problem => missing(problem, shown - line.quantity) > 0);

  function sentence(problem: LineProblem): string {
    const { code, grain, limit } = problem;
    const figures = { limit: number(limit), missing: number(missing(problem, shown - line.quantity)) };
    const rule = t(`rule.${code}`, figures);
    if (grain === 'cell')
      return isOneOfSizes && line.selectedSize ? t('rule.ofSize', { size: line.selectedSize, rule }) : rule;
    if (grain === 'color' && line.selectedColor)
      return t('rule.ofColour', { colour: colourName(line.selectedColor), rule });
    return t('rule.ofProduct', { rule });
  }
  return (
    <>
      <Announcement>{open.map(sentence).join(' ')}</Announcement>
      {open.map(problem => {
        const repairs = onRepair ? [problem.below, problem.above].filter(quantity => quantity !== null) : [];
        return (
          <div key={problem.grain} className="basket-line-note basket-rule">
            <TriangleAlert aria-hidden="true" />
            <span>{sentence(problem)}</span>
            {repairs.map(quantity => (
              <Button
                key={quantity}
                variant="repair"
                aria-label={t('rule.make', { quantity: number(quantity) })}
                onClick={() => onRepair?.(quantity)}
              >
                {repairs.length === 1 ? t('rule.make', { quantity: number(quantity) }) : number(quantity)}
              </Button>
            ))}
          </div>
        );
      })}
    </>
  );
}
