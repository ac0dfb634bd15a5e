import { useQuery } from '@tanstack/react-query';
import {
  createCustomer,
  type NewCustomer,
  newCustomerSchema,
  updateCustomer,
} from '@toptan/contract/customer-changes';
import { type Customer, listCustomers } from '@toptan/contract/customers';
import { listGroups } from '@toptan/contract/groups';
import { listOrders } from '@toptan/contract/orders';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { type OwnWords, useProblemText } from '../api/form.ts';
import { dataQuery } from '../api/queries.ts';
import { ActiveSwitch } from '../lists/active-switch.tsx';
import { FormDialog } from '../lists/form-dialog.tsx';
import { inputOf, useStaffForm, useStaffTexts } from '../lists/staff-form.tsx';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { Select } from '../ui/form/select.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import {
  type CustomerField,
  type CustomerValues,
  customerFields,
  customerValues,
  knownFields,
  underBothNames,
} from './customer-values.ts';

const resolver: Resolver<CustomerValues, unknown, NewCustomer> = contractResolver(newCustomerSchema);

export interface CustomerFormProps {
  /** Null: a new customer. */
  customer: Customer | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Every field of a customer. */
export function CustomerForm({ customer, onClose, onSaved }: CustomerFormProps) {
  const { t } = useTranslation('customers');
  const problem = useProblemText();
  const form = useForm<CustomerValues, unknown, NewCustomer>({
    resolver,
    defaultValues: customerValues(customer),
  });
  const { errors } = form.formState;
  const { data: groups = [] } = useQuery(dataQuery(listGroups));
  const frame = useStaffForm(form, {
    texts: useStaffTexts('customers', !customer),
    row: customer,
    known: knownFields,
    label: name => (name === 'isActive' ? t('active') : t(`fields.${name}`)),
    shown: (name, value) =>
      name === 'groupId'
        ? (groups.find(({ id }) => id === value)?.name ?? value)
        : name === 'isActive'
          ? undefined
          : value,
    fields: [...customerFields, 'groupId'],
    lists: customer ? [listCustomers, listOrders] : [listCustomers],
    create: body => call(createCustomer, { body: underBothNames(body) }),
    update: (id, { known, ...body }) =>
      call(updateCustomer, { params: { id }, body: { ...underBothNames(body), known } }),
    onClose,
    onSaved,
  });

  const ownWords: Partial<Record<CustomerField, OwnWords>> = {
    customerId: { taken: t('codeTaken') },
    customerShortName: { required: t('shortNameRequired') },
    customerFullName: { required: t('fullNameRequired') },
    email: { required: t('emailRequired') },
    userName: { required: t('userNameRequired'), taken: t('userNameTaken') },
    userPassword: { required: t('passwordRequired') },
  };
  const field = (name: CustomerField, span: 2 | 3 | 4 | 6) => ({
    label: t(`fields.${name}`),
    error: problem(errors[name], ownWords[name]),
    span,
  });
  return (
    <FormDialog {...frame} code={customer?.customerId}>
      <FormSection title={t('sections.identity')} hint={t('sections.identityHint')}>
        <Field {...field('customerId', 2)} aside={customer ? undefined : t('codeHint')}>
          <TextInput {...form.register('customerId')} {...inputOf.code} />
        </Field>
        <Field {...field('customerShortName', 4)} required>
          <TextInput {...form.register('customerShortName')} {...inputOf.name} />
        </Field>
        <Field {...field('customerFullName', 6)} required hint={t('fullNameHint')}>
          <TextInput {...form.register('customerFullName')} {...inputOf.name} />
        </Field>
      </FormSection>
      <FormSection title={t('sections.contact')} hint={t('sections.contactHint')}>
        <Field {...field('ownerFullName', 2)}>
          <TextInput {...form.register('ownerFullName')} {...inputOf.name} />
        </Field>
        <Field {...field('ownerMobile', 2)}>
          <TextInput {...form.register('ownerMobile')} {...inputOf.phone} />
        </Field>
        <Field {...field('landline', 2)}>
          <TextInput {...form.register('landline')} {...inputOf.phone} />
        </Field>
        <Field {...field('email', 3)} required>
          <TextInput {...form.register('email')} {...inputOf.email} />
        </Field>
        <Field {...field('alternativeEmail', 3)}>
          <TextInput {...form.register('alternativeEmail')} {...inputOf.email} />
        </Field>
        <Field {...field('customerAddress', 6)}>
          <TextInput {...form.register('customerAddress')} {...inputOf.name} />
        </Field>
      </FormSection>
      <FormSection title={t('sections.tax')} hint={t('sections.taxHint')}>
        <Field {...field('vatOffice', 3)}>
          <TextInput {...form.register('vatOffice')} {...inputOf.name} />
        </Field>
        <Field {...field('vatNumber', 3)}>
          <TextInput {...form.register('vatNumber')} {...inputOf.code} inputMode="numeric" />
        </Field>
      </FormSection>
      {(groups.length > 0 || customer?.groupId) && (
        <FormSection title={t('fields.groupId')} hint={t('groupHint')}>
          <Controller
            control={form.control}
            name="groupId"
            render={({ field: { value, onChange } }) => (
              <Field
                label={t('fields.groupId')}
                error={problem(errors.groupId, { too_big: t('groupConflict') })}
                span={3}
              >
                <Select
                  value={value ?? ''}
                  onChange={id => onChange(id || null)}
                  options={[
                    { value: '', label: t('noGroup') },
                    ...groups.map(({ id, name }) => ({ value: id, label: name })),
                  ]}
                />
              </Field>
            )}
          />
        </FormSection>
      )}
      <FormSection title={t('sections.login')} hint={t('sections.loginHint')}>
        <Field {...field('userName', 3)}>
          <TextInput {...form.register('userName')} {...inputOf.code} autoCapitalize="none" />
        </Field>
        <Field
          {...field('userPassword', 3)}
          label={t(customer?.userName ? 'newPassword' : 'fields.userPassword')}
        >
          <PasswordInput
            {...form.register('userPassword')}
            dir="ltr"
            autoComplete="new-password"
            placeholder={customer?.userName ? t('passwordHint') : undefined}
          />
        </Field>
        <ActiveSwitch control={form.control} words="customers" />
      </FormSection>
    </FormDialog>
  );
}
