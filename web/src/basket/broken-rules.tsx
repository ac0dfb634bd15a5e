import './broken-rules.css';
import type { BasketItem } from '@toptan/contract/basket';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useColorName } from '../i18n/use-color-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useSizeName } from '../i18n/use-size-name.ts';
import { useProductWords } from '../session/product-words.ts';
import type { RuleLimit } from './api.ts';
import { useProblemWords } from './line-problems.tsx';
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
  const { t } = useTranslation('basket');
  const { list } = useFormat();
  const colorName = useColorName();
  const sizeName = useSizeName();
  const nameOf = useProductWords();
  const problemWords = useProblemWords();
  const amountWords = useAmountWords();
  const limitName = useLimitName();
  const inLines = lines.flatMap(line =>
    (line.problems ?? []).map(problem => ({
      key: `${line.id} ${problem.code} ${problem.grain}`,
      name: list([
        nameOf(line.product).name,
        line.selectedColor && colorName(line.selectedColor),
        line.selectedSize && sizeName(line.selectedSize),
      ]),
      words: problemWords(problem, line.selectedColor, rule => rule),
    })),
  );
  const ofOrder = unmet.map(limit => ({
    key: [limit.code, limit.unit, limit.label?.en].join(),
    name: (
      <>
        {limitName(limit)} <bdi>{amountWords(limit.unit, limit.limit)}</bdi>
      </>
    ),
    words: t(limit.code === 'too_small' ? 'limit.short' : 'limit.over', {
      amount: amountWords(limit.unit, limit.missing),
    }),
  }));
  return (
    <ul className="broken-rules divide-y divide-line">
      {[...inLines, ...ofOrder].map(({ key, name, words }) => (
        <li key={key}>
          <TriangleAlert aria-hidden="true" />
          <span>
            <bdi>{name}</bdi>
            <small>{words}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
