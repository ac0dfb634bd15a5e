import './broken-rules.css';
import { useQueries } from '@tanstack/react-query';
import type { BasketItem, LineProblem } from '@toptan/contract/basket';
import { type EffectiveTerm, listEffectiveTerms } from '@toptan/contract/terms';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import type { Buyer } from '../drafts/api.ts';
import { useColorSizeNames } from '../i18n/use-color-size-names.ts';
import { useWords } from '../i18n/use-words.ts';
import { useProductWords } from '../session/product-words.ts';
import type { RuleLimit } from './api.ts';
import { missing, useProblemWords } from './line-problems.tsx';
import { useAmountWords, useLimitName } from './order-limits.tsx';

export interface BrokenRulesProps {
  buyer: Pick<Buyer, 'id' | 'customerShortName'>;
  lines: readonly BasketItem[];
  /** The limits that are not kept. */
  unmet: readonly RuleLimit[];
}

/** The number of rules that an order does not keep. */
export const countBrokenRules = (lines: readonly BasketItem[], unmet: readonly RuleLimit[]): number =>
  unmet.length + lines.reduce((sum, { problems = [] }) => sum + problems.length, 0);

const lineFields = {
  too_small: 'min',
  too_big: 'max',
  not_a_multiple: 'multiple',
  stock_short: null,
} as const;

function limitField({ code, unit, isFirstOrder }: RuleLimit): EffectiveTerm['field'] {
  if (code === 'too_big') return 'maxLira';
  if (unit === 'pieces') return 'minPieces';
  return isFirstOrder ? 'firstOrderMinLira' : 'minLira';
}

/** Whose rules the broken ones are: of the shop, of its group, of the product, or of every customer. '' until it is known. */
function useRuleOwners({ buyer, lines }: BrokenRulesProps) {
  const { t } = useTranslation('desk');
  const broken = new Set(
    lines.filter(({ problems = [] }) => problems.length > 0).map(line => line.productId),
  );
  const products: (string | null)[] = broken.size > 0 ? [...broken] : [null];
  const answers = useQueries({
    queries: products.map(productId =>
      dataQuery(listEffectiveTerms, {
        params: { customerId: buyer.id },
        query: productId === null ? {} : { productId },
      }),
    ),
  });
  const owner = (terms: readonly EffectiveTerm[] = []) => {
    const [term] = terms;
    // Two manufacturers with the same figure: their rules are not told apart.
    if (!term || terms.some(({ from }) => from !== term.from)) return '';
    if (term.from === 'customer') return t('owner.customer', { name: buyer.customerShortName });
    if (term.from === 'group') return t('owner.group', { group: term.groupName });
    return t(term.ofProduct ? 'owner.product' : 'owner.everyone');
  };
  return {
    ofProblem: (productId: string, { code, grain }: LineProblem) =>
      owner(
        answers[products.indexOf(productId)]?.data?.filter(
          term => term.grain === grain && term.field === lineFields[code],
        ),
      ),
    ofLimit: (limit: RuleLimit) =>
      owner(
        answers[0]?.data?.filter(
          ({ field, manufacturerId, value }) =>
            field === limitField(limit) &&
            (manufacturerId === null) === (limit.label === null) &&
            Number(value) === Number(limit.limit),
        ),
      ),
  };
}

/** The rules that an order does not keep, whose they are, and by how much. */
export function BrokenRules({ buyer, lines, unmet }: BrokenRulesProps) {
  const { t, list } = useWords(['basket', 'desk']);
  const { colorName, sizeName } = useColorSizeNames();
  const nameOf = useProductWords();
  const problemWords = useProblemWords();
  const amountWords = useAmountWords();
  const limitName = useLimitName();
  const owners = useRuleOwners({ buyer, lines, unmet });
  const owned = (rule: string | undefined, owner: string) =>
    rule && owner ? t('desk:ofOwner', { rule, owner }) : rule;
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
        words: owned(
          problemWords(problem, line.selectedColor, inCell => inCell, 0, rule),
          owners.ofProblem(line.productId, problem),
        ),
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
      words: owned(words, owners.ofLimit(limit)),
      distance,
    };
  });
  return (
    <ul className="broken-rules divide-y divide-line">
      {[...inLines, ...ofOrder].map(({ key, name, words, distance }) => (
        <li key={key}>
          <TriangleAlert className="icon-18 text-stock-low" aria-hidden="true" />
          <span>
            <bdi>{name}</bdi>
            <small className="block text-ink-2">{words}</small>
          </span>
          {distance && <strong>{distance}</strong>}
        </li>
      ))}
    </ul>
  );
}
