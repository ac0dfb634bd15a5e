import { quantityFields } from '@toptan/contract/terms';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../api/form.ts';
import { useWords } from '../i18n/use-words.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { FieldContext } from '../ui/form/field-context.ts';
import { Select } from '../ui/form/select.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { useGroups } from './api.ts';
import type { ProductRulesState } from './product-rules-api.ts';
import { RowChoice } from './row-choice.tsx';
import { figureOf, isNewRule, type RuleEdit } from './rule-edits.ts';

/** The customers of a rule in words: 'Istanbul group'. */
export function useWhom() {
  const { t } = useTranslation('terms');
  return ({ reach, customerName, groupName }: RuleEdit): string =>
    reach === 'everyone'
      ? t('everyone')
      : reach === 'group'
        ? groupName === null
          ? t('group')
          : t('ofGroup', { group: groupName })
        : (customerName ?? t('customer'));
}

/** A rule for all products, which is changed on the page of the rules. */
export function GeneralRule({ rule }: { rule: RuleEdit }) {
  const { t, number } = useWords('terms');
  const whom = useWhom();
  return (
    <tr>
      <th scope="row">
        <bdi>{whom(rule)}</bdi>
        <span className="quiet">{t('product.allProducts')}</span>
      </th>
      {quantityFields.map(field => {
        const figure = figureOf(rule, field);
        return (
          <td key={field} className="rule-figure" data-label={t(`fields.${field}`)}>
            {figure === null ? '–' : number(figure)}
          </td>
        );
      })}
      <td className="rule-note quiet">{t('product.general')}</td>
    </tr>
  );
}

/** The choice of a new rule's customers. */
function WhomChoice({ rule, rules }: { rule: RuleEdit; rules: ProductRulesState }) {
  const { t } = useTranslation('terms');
  const { data: groups = [] } = useGroups();
  if (rule.reach === 'customer')
    return (
      <RowChoice
        kind="customer"
        label={t('customer')}
        value={rule.customerId ?? ''}
        name={rule.customerName}
        onChange={(id, name) => rules.change(rule, { customerId: id, customerName: name })}
      />
    );
  return (
    <Select
      label={t('group')}
      value={rule.groupId ?? undefined}
      onChange={id =>
        rules.change(rule, { groupId: id, groupName: groups.find(group => group.id === id)?.name ?? null })
      }
      placeholder={t('choose.group')}
      options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      disabled={groups.length === 0}
    />
  );
}

/** A rule of the product, which is changed in its place. An emptied rule is deleted. */
export function OwnRule({ rule, rules }: { rule: RuleEdit; rules: ProductRulesState }) {
  const { t } = useTranslation('terms');
  const problem = useProblemText();
  const { data: groups } = useGroups();
  const whom = useWhom();
  const id = useId();
  const fault = rules.faultOf(rule);
  const refusal = rules.refusalOf(rule);
  const isNew = isNewRule(rule);
  const customers = groups?.find(group => group.id === rule.groupId)?.customers;
  const words = refusal
    ? t(`product.refused.${refusal.code}`)
    : fault && (fault.code === 'not_an_integer' ? problem({ type: fault.code }) : t(fault.code));
  const contextOf = (field: string) => ({
    controlId: `${id}-${field}`,
    labelId: `${id}-${field}-label`,
    describedBy: words ? `${id}-words` : undefined,
    invalid: fault?.field === field || refusal?.field === field,
    required: false,
  });
  return (
    <tr>
      <th scope="row">
        {isNew ? (
          <FieldContext value={contextOf('whom')}>
            <WhomChoice rule={rule} rules={rules} />
          </FieldContext>
        ) : (
          <>
            <bdi>{whom(rule)}</bdi>
            {rule.reach === 'everyone' && <span className="quiet">{t('product.thisProduct')}</span>}
          </>
        )}
      </th>
      {quantityFields.map(field => (
        <td key={field} className="rule-figure" data-label={t(`fields.${field}`)}>
          <FieldContext value={contextOf(field)}>
            <TextInput
              value={rule[field]}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              placeholder="–"
              aria-label={t('product.fieldOf', { whom: whom(rule), field: t(`fields.${field}`) })}
              onChange={event => rules.change(rule, { [field]: event.target.value })}
            />
          </FieldContext>
        </td>
      ))}
      <td className="rule-note">
        <span>
          {words ? (
            <span id={`${id}-words`} className="rule-wrong" role="alert">
              {words}
            </span>
          ) : (
            customers !== undefined && (
              <span className="quiet">{t('groups.customers', { count: customers })}</span>
            )
          )}
          {(rule.id !== undefined || isNew) && (
            <IconButton
              label={t('product.remove', { whom: whom(rule) })}
              tone="danger"
              onClick={() => rules.remove(rule)}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </td>
    </tr>
  );
}
