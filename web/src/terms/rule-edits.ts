import { type ProductTerm, termPiecesMax } from '@toptan/contract/term-changes';
import { quantityFields, type Term, type TermGrain } from '@toptan/contract/terms';
import { pieces } from './term-values.ts';

type RuleField = (typeof quantityFields)[number];

/** A quantity rule of a product in the form, with its figures as they are typed. */
export type RuleEdit = Pick<Term, 'customerId' | 'customerName' | 'groupId' | 'groupName'> & {
  key: string;
  /** Undefined: a new rule. */
  id: string | undefined;
  reach: 'everyone' | 'group' | 'customer';
  grain: TermGrain;
} & Record<RuleField, string>;

const reachOf = ({ customerId, groupId }: Pick<Term, 'customerId' | 'groupId'>): RuleEdit['reach'] =>
  customerId !== null ? 'customer' : groupId !== null ? 'group' : 'everyone';

export const editOf = (term: Term): RuleEdit => ({
  key: term.id,
  id: term.id,
  reach: reachOf(term),
  grain: term.grain ?? 'cell',
  customerId: term.customerId,
  customerName: term.customerName,
  groupId: term.groupId,
  groupName: term.groupName,
  min: String(term.min ?? ''),
  max: String(term.max ?? ''),
  multiple: String(term.multiple ?? ''),
});

/** A rule without any figure. */
export const blankRule = (reach: RuleEdit['reach'], grain: TermGrain, key: string): RuleEdit => ({
  key,
  id: undefined,
  reach,
  grain,
  min: '',
  max: '',
  multiple: '',
  customerId: null,
  customerName: null,
  groupId: null,
  groupName: null,
});

/**
 * The figure of a field: null where nothing is typed, NaN where the text is no number of pieces. No multiple is a multiple of 1.
 */
export function figureOf(rule: RuleEdit, field: RuleField): number | null {
  if (rule[field].trim() === '') return null;
  const typed = pieces(rule[field]);
  if (typeof typed !== 'number' || !Number.isInteger(typed) || typed > termPiecesMax) return Number.NaN;
  return field === 'multiple' ? typed || 1 : typed;
}

const figuresOf = (rule: RuleEdit) => ({
  min: figureOf(rule, 'min'),
  max: figureOf(rule, 'max'),
  multiple: figureOf(rule, 'multiple'),
});

/** Whether a rule has no figures: then it is deleted, or never made. */
export const isBlank = (rule: RuleEdit) => quantityFields.every(field => figureOf(rule, field) === null);

/** Whether the customers of a rule are still to be chosen. */
const isForNobody = ({ reach, customerId, groupId }: RuleEdit) =>
  (reach === 'customer' && customerId === null) || (reach === 'group' && groupId === null);

/** The problem of a rule; null where there is none. */
export type RuleFault =
  | { field: RuleField; code: 'not_an_integer' | 'maxBelowMin' | 'notMultiples' }
  | { field: 'whom'; code: 'whoRequired' };

export function ruleFault(rule: RuleEdit): RuleFault | null {
  const figures = figuresOf(rule);
  const odd = quantityFields.find(field => Number.isNaN(figures[field]));
  if (odd) return { field: odd, code: 'not_an_integer' };
  if (isForNobody(rule) && !isBlank(rule)) return { field: 'whom', code: 'whoRequired' };
  const { min, max, multiple } = figures;
  if (min !== null && max !== null && min > max) return { field: 'max', code: 'maxBelowMin' };
  if (multiple !== null && ((min ?? 0) % multiple !== 0 || (max ?? 0) % multiple !== 0))
    return { field: 'multiple', code: 'notMultiples' };
  return null;
}

const bodyOf = (rule: RuleEdit) => ({
  customerId: rule.customerId,
  groupId: rule.groupId,
  grain: rule.grain,
  ...figuresOf(rule),
});

/** The rules for the call, without those for nobody and those without figures. */
export const wholeRules = (rules: readonly RuleEdit[]) =>
  rules.filter(rule => !isBlank(rule) && !isForNobody(rule));

/** The rules as the server takes them, for a preview and to be saved. */
export const proposalOf = (rules: readonly RuleEdit[]): ProductTerm[] => wholeRules(rules).map(bodyOf);

/** The rank by precedence, the farthest first: everyone before groups before customers, and all products before this one. */
export const rankOf = ({ reach }: Pick<RuleEdit, 'reach'>, isGeneral: boolean) =>
  2 * ['everyone', 'group', 'customer'].indexOf(reach) + (isGeneral ? 0 : 1);

/** Whether a rule was added in the form, for a customer or a group that may still be chosen. */
export const isNewRule = ({ id, reach }: RuleEdit) => id === undefined && reach !== 'everyone';
