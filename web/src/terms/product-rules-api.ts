import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createTerm, updateTerm } from '@toptan/contract/term-changes';
import { previewTerms } from '@toptan/contract/term-previews';
import { deleteTerm, listTerms, type Term } from '@toptan/contract/terms';
import { useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { dataQuery, queryKey } from '../api/queries.ts';
import {
  blankRule,
  changesOf,
  editOf,
  isBlank,
  proposalOf,
  type RuleEdit,
  type RuleFault,
  ruleFault,
} from './rule-edits.ts';

/** Most rules of a product that the form shows. */
const rulesMax = 1000;

const none: readonly Term[] = [];

/** Why the server did not take a rule. */
export type RuleRefusal = { code: 'taken' | 'conflict' | 'gone' };

const refusalOf = ({ code, status }: ApiError): RuleRefusal | null => {
  if (code === 'taken') return { code: 'taken' };
  if (code === 'rules_conflict') return { code: 'conflict' };
  return status === 404 || code === 'validation_failed' ? { code: 'gone' } : null;
};

/** What is typed of the quantity rules of a product. It is saved with its form. @param productId null: a new one */
export function useProductRules(productId: string | null) {
  const input = {
    query: { kind: 'quantity', productId: productId ?? '', inherited: 'true', limit: rulesMax },
  } as const;
  const query = useQuery({ ...dataQuery(listTerms, input), enabled: productId !== null });
  const terms = query.data ?? none;
  const stored = terms.filter(term => term.productId !== null);
  const general = terms.filter(term => term.productId === null).map(editOf);
  /** Null: as they are stored. */
  const [edits, setEdits] = useState<readonly RuleEdit[] | null>(null);
  const [refusals, setRefusals] = useState<Readonly<Record<string, RuleRefusal>>>({});
  /** Whether somebody has pressed Save since: before that, what is being typed is not wrong. */
  const [isChecked, setChecked] = useState(false);
  const sending = useRef<string | null>(null);
  const rules = edits ?? stored.map(editOf);
  const changes = changesOf(rules, stored);
  const isDirty = edits !== null && Object.values(changes).some(({ length }) => length > 0);

  const faultOf = (rule: RuleEdit): RuleFault | null => {
    const fault = edits === null ? null : ruleFault(rule);
    return isChecked || fault?.code === 'not_an_integer' ? fault : null;
  };

  const proposal = proposalOf(rules);
  const isWhole = rules.every(rule => ruleFault(rule) === null);
  const preview = useQuery({
    queryKey: [...queryKey(previewTerms), productId ?? '', { proposal: JSON.stringify(proposal) }] as const,
    queryFn: ({ signal }) =>
      call(previewTerms, { body: { productId: productId ?? '', terms: proposal } }, { signal }),
    // With no rule at all there is nothing to explain.
    enabled: productId !== null && query.isSuccess && isWhole && general.length + proposal.length > 0,
    placeholderData: keepPreviousData,
  });

  function change(rule: RuleEdit, values: Partial<RuleEdit>) {
    const changed = { ...rule, ...values };
    const isThere = rules.some(({ key }) => key === rule.key);
    setEdits(isThere ? rules.map(each => (each.key === rule.key ? changed : each)) : [...rules, changed]);
    setRefusals(({ [rule.key]: _, ...others }) => others);
    setChecked(false);
  }

  /** Shows what is wrong; false where there is something. */
  function check(): boolean {
    setChecked(true);
    return isWhole;
  }

  async function save(): Promise<void> {
    if (productId === null || !isDirty) return;
    for (const id of changes.gone) {
      sending.current = id;
      await call(deleteTerm, { params: { id } });
    }
    for (const { key, id, body } of changes.changed) {
      sending.current = key;
      await call(updateTerm, { params: { id }, body });
    }
    for (const { key, body } of changes.added) {
      sending.current = key;
      const { id } = await call(createTerm, { body: { kind: 'quantity', productId, ...body } });
      // What is saved is not sent again when the next one is refused.
      setEdits(before => before?.map(rule => (rule.key === key ? { ...rule, id } : rule)) ?? null);
    }
    sending.current = null;
  }

  /** Shows what a call was refused for at its rule; false where it is about something else. */
  function place(error: unknown): boolean {
    const key = sending.current;
    const refusal = error instanceof ApiError ? refusalOf(error) : null;
    if (key === null || !refusal) return false;
    sending.current = null;
    setRefusals({ [key]: refusal });
    // A rule that could not be deleted stands in the list again.
    const kept = stored.find(({ id }) => id === key);
    if (kept && !rules.some(rule => rule.key === key)) setEdits([...rules, editOf(kept)]);
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
      setEdits([...rules, blankRule(reach, grain, crypto.randomUUID())]),
    remove: (key: string) => setEdits(rules.filter(rule => rule.key !== key)),
    save,
    place,
    preview: general.length + proposal.length > 0 ? preview.data : undefined,
    isLoading: productId !== null && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    isFetching: query.isFetching,
  };
}

export type ProductRulesState = ReturnType<typeof useProductRules>;
