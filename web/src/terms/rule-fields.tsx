import { quantityFields, termGrains } from '@toptan/contract/terms';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../api/form.ts';
import { Field } from '../ui/form/field.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Select } from '../ui/form/select.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { useGroups } from './api.ts';
import { RowChoice } from './row-choice.tsx';
import type { RuleDraft } from './rule-draft-api.ts';

/** The fields of a quantity rule: its customers, the pieces that it counts together, and its figures. */
export function RuleFields({ draft: { rule, fault, change } }: { draft: RuleDraft }) {
  const { t } = useTranslation('terms');
  const problem = useProblemText();
  const { data: groups = [] } = useGroups();
  const errorOf = (field: 'whom' | (typeof quantityFields)[number]) => {
    if (fault?.field !== field) return undefined;
    return fault.code === 'not_an_integer' ? problem({ type: fault.code }) : t(fault.code);
  };
  return (
    <>
      <Field label={t('fields.reach')} span={6} group>
        <Segmented
          look="field"
          value={rule.reach}
          onChange={reach =>
            change({ reach, customerId: null, customerName: null, groupId: null, groupName: null })
          }
          options={[
            { value: 'everyone', label: t('everyone') },
            { value: 'group', label: t('group') },
            { value: 'customer', label: t('customer') },
          ]}
        />
      </Field>
      {rule.reach === 'group' && (
        <Field label={t('fields.groupId')} error={errorOf('whom')} span={6} required>
          <Select
            value={rule.groupId ?? undefined}
            onChange={groupId => change({ groupId })}
            placeholder={t('choose.group')}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            disabled={groups.length === 0}
          />
        </Field>
      )}
      {rule.reach === 'customer' && (
        <Field label={t('fields.customerId')} error={errorOf('whom')} span={6} required>
          <RowChoice
            kind="customer"
            value={rule.customerId ?? ''}
            name={rule.customerName}
            onChange={(customerId, customerName) => change({ customerId, customerName })}
          />
        </Field>
      )}
      <Field label={t('fields.grain')} span={6} group>
        <Segmented
          look="field"
          value={rule.grain}
          onChange={grain => change({ grain })}
          options={termGrains.map(grain => ({ value: grain, label: t(`grains.${grain}`) }))}
        />
      </Field>
      {quantityFields.map(field => (
        <Field key={field} label={t(`fields.${field}`)} error={errorOf(field)} span={2}>
          <TextInput
            value={rule[field]}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            onChange={event => change({ [field]: event.target.value })}
          />
        </Field>
      ))}
    </>
  );
}
