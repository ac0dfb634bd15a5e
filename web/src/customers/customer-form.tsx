import { type NewCustomer, newCustomerSchema } from '@toptan/contract/customer-changes';
import type { Customer } from '@toptan/contract/customers';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useProblemText } from '../api/form.ts';
import { FormDialog } from '../lists/form-dialog.tsx';
import { Field } from '../ui/form/field.tsx';
import { FormSection } from '../ui/form/form-section.tsx';
import { PasswordInput } from '../ui/form/password-input.tsx';
import { Switch } from '../ui/form/switch.tsx';
import { telephone } from '../ui/form/telephone.ts';
import { TextInput } from '../ui/form/text-input.tsx';
import { useCreateCustomer, useUpdateCustomer } from './api.ts';
import {
  type CustomerValues,
  customerChanges,
  customerFields,
  customerValues,
  underBothNames,
} from './customer-values.ts';

const resolver: Resolver<CustomerValues, unknown, NewCustomer> = contractResolver(newCustomerSchema);

type FieldName = (typeof customerFields)[number];

export interface CustomerFormProps {
  /** null: a new one. */
  customer: Customer | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Every field of a customer (specification, section 3). */
export function CustomerForm({ customer, onClose, onSaved }: CustomerFormProps) {
  const { t } = useTranslation(['customers', 'words']);
  const problem = useProblemText();
  const form = useForm<CustomerValues, unknown, NewCustomer>({
    resolver,
    defaultValues: customerValues(customer),
  });
  const { errors, isDirty } = form.formState;
  const isShown = (error: unknown) => placeFieldErrors(error, customerFields, form.setError);
  const create = useCreateCustomer(isShown);
  const update = useUpdateCustomer(isShown);

  const save = form.handleSubmit(parsed => {
    if (!customer) {
      create.mutate(underBothNames(parsed), { onSuccess: onSaved });
      return;
    }
    if (!isDirty) return onSaved();
    const before = form.formState.defaultValues as CustomerValues;
    const body = customerChanges(before, form.getValues(), parsed);
    update.mutate({ id: customer.id, body }, { onSuccess: onSaved });
  });

  const own: Partial<Record<FieldName, Parameters<typeof problem>[1]>> = {
    customerId: { taken: t('codeTaken') },
    customerShortName: { required: t('shortNameRequired') },
    customerFullName: { required: t('fullNameRequired') },
    email: { required: t('emailRequired') },
    userName: { required: t('userNameRequired'), taken: t('userNameTaken') },
    userPassword: { required: t('passwordRequired') },
  };
  const field = (name: FieldName, span: 2 | 3 | 4 | 6) => ({
    label: t(`fields.${name}`),
    error: problem(errors[name], own[name]),
    span,
  });
  const name = { dir: 'auto', autoComplete: 'off' } as const;
  const phone = { ...telephone, autoComplete: 'off' } as const;
  const email = { type: 'email', dir: 'ltr', autoComplete: 'off' } as const;

  return (
    <FormDialog
      title={t(customer ? 'editTitle' : 'add')}
      code={customer?.customerId}
      size="lg"
      isDirty={isDirty}
      isBusy={create.isPending || update.isPending}
      errorCount={Object.keys(errors).length}
      submitLabel={t(customer ? 'save' : 'add')}
      onSubmit={event => void save(event)}
      onClose={onClose}
    >
      <FormSection title={t('sections.identity')} hint={t('sections.identityHint')}>
        <Field {...field('customerId', 2)} aside={customer ? undefined : t('codeHint')}>
          <TextInput
            {...form.register('customerId')}
            code
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <Field {...field('customerShortName', 4)} required>
          <TextInput {...form.register('customerShortName')} {...name} />
        </Field>
        <Field {...field('customerFullName', 6)} required hint={t('fullNameHint')}>
          <TextInput {...form.register('customerFullName')} {...name} />
        </Field>
      </FormSection>
      <FormSection title={t('sections.contact')} hint={t('sections.contactHint')}>
        <Field {...field('ownerFullName', 2)}>
          <TextInput {...form.register('ownerFullName')} {...name} />
        </Field>
        <Field {...field('ownerMobile', 2)}>
          <TextInput {...form.register('ownerMobile')} {...phone} />
        </Field>
        <Field {...field('landline', 2)}>
          <TextInput {...form.register('landline')} {...phone} />
        </Field>
        <Field {...field('email', 3)} required>
          <TextInput {...form.register('email')} {...email} />
        </Field>
        <Field {...field('alternativeEmail', 3)}>
          <TextInput {...form.register('alternativeEmail')} {...email} />
        </Field>
        <Field {...field('customerAddress', 6)}>
          <TextInput {...form.register('customerAddress')} {...name} />
        </Field>
      </FormSection>
      <FormSection title={t('sections.tax')} hint={t('sections.taxHint')}>
        <Field {...field('vatOffice', 3)}>
          <TextInput {...form.register('vatOffice')} {...name} />
        </Field>
        <Field {...field('vatNumber', 3)}>
          <TextInput
            {...form.register('vatNumber')}
            code
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </FormSection>
      <FormSection title={t('sections.login')} hint={t('sections.loginHint')}>
        <Field {...field('userName', 3)}>
          <TextInput
            {...form.register('userName')}
            code
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
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
        <Controller
          control={form.control}
          name="isActive"
          render={({ field: { value, onChange } }) => (
            <Switch checked={value} onChange={onChange} label={t('active')} hint={t('activeHint')} />
          )}
        />
      </FormSection>
    </FormDialog>
  );
}
