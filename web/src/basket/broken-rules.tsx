import './broken-rules.css';
import type { BasketItem, LineProblem } from '@toptan/contract/basket';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../i18n/use-color-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSizeName } from '../i18n/use-size-name.ts';
import { useProductWords } from '../session/product-words.ts';
import type { RuleLimit } from './api.ts';
import { missing, useProblemWords } from './line-problems.tsx';
import { useAmountWords, useLimitName } from './order-limits.tsx';

interface BrokenRulesProps {
  lines: readonly BasketItem[];
  /** The limits that are not kept. */
  unmet: readonly RuleLimit[];
}

/** The number of rules that an order does not keep. */
export const brokenRules = (lines: readonly BasketItem[], unmet: readonly RuleLimit[]): number =>
  unmet.length + lines.reduce((sum, { problems = [] }) => sum + problems.length, 0);

/** The rules that an order does not keep, and by how much. */
export function BrokenRules({ lines, unmet }: BrokenRulesProps) {
  const { t } = useTranslation(['basket', 'desk']);
  const { list } = useFormat();
  const colorName = useColorName();
  const sizeName = useSizeName();
  const nameOf = useProductWords();
  const problemWords = useProblemWords();
  const amountWords = useAmountWords();
  const limitName = useLimitName();
  /** The demand of a rule, and how far the order is from it; only multiples name no distance. */
  const demand = (code: LineProblem['code'] | RuleLimit['code'], limit: string, distance: string) => {
    if (code === 'too_small')
      return [t('desk:atLeast', { limit }), t('limit.short', { amount: distance })] as const;
    if (code === 'too_big')
      return [t('desk:atMost', { limit }), t('limit.over', { amount: distance })] as const;
    return [];
  };
  const pieces = (count: number) => amountWords('pieces', String(count));
  const inLines = lines.flatMap(line =>
    (line.problems ?? []).map(problem => {
      const [rule, distance] = demand(problem.code, pieces(problem.limit), pieces(missing(problem, 0)));
      return {
        key: `${line.id} ${problem.code} ${problem.grain}`,
        name: list([
          nameOf(line.product).name,
          line.selectedColor && colorName(line.selectedColor),
          line.selectedSize && sizeName(line.selectedSize),
        ]),
        words: problemWords(problem, line.selectedColor, inCell => inCell, 0, rule),
        distance,
      };
    }),
  );
  const ofOrder = unmet.map(limit => {
    const inUnit = (amount: string) => amountWords(limit.unit, amount);
    const [words, distance] = demand(limit.code, inUnit(limit.limit), inUnit(limit.missing));
    return {
      key: [limit.code, limit.unit, limit.label?.en].join(),
      name: limitName(limit),
      words,
      distance,
    };
  });
  return (
    <ul className="broken-rules divide-y divide-line">
      {[...inLines, ...ofOrder].map(({ key, name, words, distance }) => (
        <li key={key}>
          <TriangleAlert aria-hidden="true" />
          <span>
            <bdi>{name}</bdi>
            <small>{words}</small>
          </span>
          {distance && <strong>{distance}</strong>}
        </li>
      ))}
    </ul>
  );
}
