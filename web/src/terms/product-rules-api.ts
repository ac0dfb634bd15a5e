import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductTerm } from '@toptan/contract/term-changes';
import { previewTerms } from '@toptan/contract/term-previews';
import { listTerms, type Term } from '@toptan/contract/terms';
import { useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { newKey } from '../api/new-key.ts';
import { dataQuery, queryKey } from '../api/queries.ts';
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

const isForSame = (term: ProductTerm, { customerId, groupId, grain }: RuleEdit) =>
  term.customerId === customerId && term.groupId === groupId && term.grain === grain;

/** The reason why the server did not take a rule. */
export type RuleRefusal = { code: 'taken' | 'conflict' | 'gone'; field: string };

/** @returns null where the error names no rule */
function refusalOf({ code, fields }: ApiError): (RuleRefusal & { at: number }) | null {
  const [, at, field] = /^terms\.(\d+)\.(\w+)$/.exec(fields[0]?.path ?? '') ?? [];
  if (at === undefined || field === undefined) return null;
  const why = code === 'taken' ? 'taken' : code === 'rules_conflict' ? 'conflict' : 'gone';
  return { at: Number(at), code: why, field: why === 'conflict' ? field : 'whom' };
}

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
  /** The typed rules, and the stored rules from which the draft was begun. Null: nothing is typed yet. */
  const [draft, setDraft] = useState<{ rules: readonly RuleEdit[]; shown: readonly ProductTerm[] } | null>(
    null,
  );
  const [refusals, setRefusals] = useState<Readonly<Record<string, RuleRefusal>>>({});
  /** True once somebody has pressed Save: before that, a rule that is being typed is not marked as wrong. */
  const [isChecked, setChecked] = useState(false);
  /** The rules that are being saved, in the order of the list. */
  const sent = useRef<readonly RuleEdit[]>([]);
  const rules = draft?.rules ?? stored.map(editOf);
  const shown = draft?.shown ?? proposalOf(rules);
  const setRules = (next: readonly RuleEdit[]) => setDraft({ rules: next, shown });
  const proposal = proposalOf(rules);
  const isDirty =
    draft !== null && JSON.stringify(proposal) !== JSON.stringify(proposalOf(stored.map(editOf)));

  const faultOf = (rule: RuleEdit): RuleFault | null => {
    const fault = draft === null ? null : ruleFault(rule);
    return isChecked || fault?.code === 'not_an_integer' ? fault : null;
  };

  const isWhole = rules.every(rule => ruleFault(rule) === null);
  const preview = useQuery({
    queryKey: [...queryKey(previewTerms), productId ?? '', { proposal: JSON.stringify(proposal) }] as const,
    queryFn: ({ signal }) =>
      call(previewTerms, { body: { productId: productId ?? '', terms: proposal } }, { signal }),
    // Without any rule there is nothing to explain.
    enabled: productId !== null && query.isSuccess && isWhole && general.length + proposal.length > 0,
    placeholderData: keepPreviousData,
  });

  function change(rule: RuleEdit, values: Partial<RuleEdit>) {
    const changed = { ...rule, ...values };
    const isThere = rules.some(({ key }) => key === rule.key);
    setRules(isThere ? rules.map(each => (each.key === rule.key ? changed : each)) : [...rules, changed]);
    setRefusals(({ [rule.key]: _, ...others }) => others);
    setChecked(false);
  }

  /** Shows the problems; false where there are some. */
  function check(): boolean {
    setChecked(true);
    return isWhole;
  }

  /** The part of the call: the rules, and the stored rules that they were made from. */
  function part() {
    sent.current = wholeRules(rules);
    return isDirty ? { change: { terms: proposal }, known: { terms: shown } } : { change: {}, known: {} };
  }

  const ruleAt = (path: string) => sent.current[Number(/^terms\.(\d+)$/.exec(path)?.[1])];

  /**
   * Marks the change of a rule by somebody else as known, so that the next save is sent.
   * @param value null: the rule is deleted
   */
  function learn(path: string, value: unknown) {
    const rule = ruleAt(path);
    if (!rule) return;
    setDraft(before => {
      const made = before ?? { rules, shown };
      const others = made.shown.filter(term => !isForSame(term, rule));
      return { ...made, shown: value ? [...others, value as ProductTerm] : others };
    });
  }

  /** Shows the reason of a refusal at its rule; false where it is about something else. */
  function place(error: unknown): boolean {
    const refusal = error instanceof ApiError ? refusalOf(error) : null;
    const key = refusal && sent.current[refusal.at]?.key;
    if (!refusal || !key) return false;
    setRefusals({ [key]: { code: refusal.code, field: refusal.field } });
    return true;
  }

  return {
    rules,
    general,
    count: rules.filter(rule => !isBlank(rule)).length,
    isDirty,
    faultOf,
    refusalOf: (rule: RuleEdit) => refusals[rule.key] ?? null,
    faults: rules.filter(rule => faultOf(rule) !== null || refusals[rule.key]).length,
    check,
    change,
    add: (reach: 'group' | 'customer', grain: RuleEdit['grain']) =>
      setRules([...rules, blankRule(reach, grain, newKey())]),
    remove: (key: string) => setRules(rules.filter(rule => rule.key !== key)),
    part,
    ruleAt,
    learn,
    place,
    preview: general.length + proposal.length > 0 ? preview.data : undefined,
    isLoading: productId !== null && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
  };
}

export type ProductRulesState = ReturnType<typeof useProductRules>;
