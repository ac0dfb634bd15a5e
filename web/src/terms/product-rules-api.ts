import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewTerms } from '@toptan/contract/term-previews';
import { listTerms, type Term } from '@toptan/contract/terms';
import { call } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { dataQuery, queryKey } from '../api/queries.ts';
import { type RowKind, useFormRows } from '../lists/use-form-rows.ts';
import {
  blankRule,
  editOf,
  isBlank,
  proposalOf,
  type RuleEdit,
  type RuleFault,
  ruleFault,
  wholeRules,
} from './rule-edits.ts';

/** The most rules of a product that the form shows. */
const rulesMax = 1000;

const none: readonly Term[] = [];

/** A product has one rule for the same customers and grain. */
export const ruleKind: RowKind<Term, RuleEdit> = {
  name: 'terms',
  rowOf: editOf,
  idOf: ({ reach, customerId, groupId, grain }) => JSON.stringify([reach, customerId, groupId, grain]),
};

/** The reason why the server did not take a rule. */
type RuleRefusal = { code: 'taken' | 'conflict' | 'gone'; field: string };

/**
 * The typed quantity rules of a product, which are saved with its form.
 * @param productId null: a new product
 */
export function useProductRules(productId: string | null) {
  const input = {
    query: { kind: 'quantity', productId: productId ?? '', inherited: 'true', limit: rulesMax },
  } as const;
  const query = useQuery({ ...dataQuery(listTerms, input), enabled: productId !== null });
  const terms = query.data ?? none;
  const stored = terms.filter(term => term.productId !== null);
  const general = terms.filter(term => term.productId === null).map(editOf);
  const list = useFormRows(productId === null ? null : query, stored, ruleKind);
  const { rows, shown, asStored, isChecked } = list;
  const proposal = proposalOf(rows);
  const isDirty = JSON.stringify(proposal) !== JSON.stringify(proposalOf(asStored));

  const faultOf = (rule: RuleEdit): RuleFault | null => {
    const fault = ruleFault(rule);
    return isChecked || fault?.code === 'not_an_integer' ? fault : null;
  };
  function refusalOf(rule: RuleEdit): RuleRefusal | null {
    const [refusal] = list.refusalsOf(rule);
    if (!refusal) return null;
    if (refusal.reason === 'rules_conflict')
      return { code: 'conflict', field: refusal.path.split('.')[2] ?? '' };
    return { code: refusal.reason === 'taken' ? 'taken' : 'gone', field: 'whom' };
  }

  const isWhole = rows.every(rule => ruleFault(rule) === null);
  const preview = useQuery({
    queryKey: [...queryKey(previewTerms), productId ?? '', { proposal: JSON.stringify(proposal) }] as const,
    queryFn: ({ signal }) =>
      call(previewTerms, { body: { productId: productId ?? '', terms: proposal } }, { signal }),
    // Without any rule there is nothing to explain.
    enabled: productId !== null && query.isSuccess && isWhole && general.length + proposal.length > 0,
    placeholderData: keepPreviousData,
  });

  return {
    ...list,
    general,
    count: rows.filter(rule => !isBlank(rule)).length,
    isDirty,
    faultOf,
    refusalOf,
    faults: rows.filter(rule => faultOf(rule) ?? refusalOf(rule)).length,
    /** Shows the problems; false where there are some. */
    check(): boolean {
      list.mark();
      return isWhole;
    },
    addFor: (reach: 'group' | 'customer', grain: RuleEdit['grain']) =>
      list.add(blankRule(reach, grain, newKey())),
    learn: (path: string, current: unknown) => list.learn(path, () => current as Term | null),
    /** The part of the call: the rules, and the stored rules that they were made from. */
    part() {
      list.send(wholeRules(rows));
      if (!isDirty) return { change: {}, known: {} };
      return { change: { terms: proposal }, known: { terms: proposalOf(shown.map(editOf)) } };
    },
    preview: general.length + proposal.length > 0 ? preview.data : undefined,
  };
}

export type ProductRulesState = ReturnType<typeof useProductRules>;
