import type { BodyOf } from '@toptan/contract/endpoint';
import type { setTerms } from '@toptan/contract/term-batch';
import { useState } from 'react';
import { blankRule, isBlank, proposalOf, type RuleEdit, ruleFault } from './rule-edits.ts';

/** A quantity rule that is being written, for products that are chosen elsewhere. */
export function useRuleDraft() {
  const [rule, setRule] = useState<RuleEdit>(() => blankRule('everyone', 'cell', 'draft'));
  /** True once somebody has pressed the button: before that, a rule that is being typed is not marked as wrong. */
  const [isChecked, setChecked] = useState(false);
  const problem = isBlank(rule) ? ({ field: 'min', code: 'saysNothing' } as const) : ruleFault(rule);
  return {
    rule,
    fault: isChecked ? problem : null,
    change: (values: Partial<RuleEdit>) => {
      setRule({ ...rule, ...values });
      setChecked(false);
    },
    /** The rule for the call; null where it has a problem, which is then shown. */
    check: (): Omit<BodyOf<typeof setTerms>, 'productIds'> | null => {
      setChecked(true);
      return problem ? null : (proposalOf([rule])[0] ?? null);
    },
  };
}

export type RuleDraft = ReturnType<typeof useRuleDraft>;
