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
import { dataQuery } from '../api/queries.ts';
import { languageOptions, languageTable } from '../i18n/language-table.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { ActiveSwitch } from '../lists/active-switch.tsx';
import { FormDialog } from '../lists/form-dialog.tsx';
import { inputOf, useStaffFields, useStaffForm, useStaffTexts } from '../lists/staff-form.tsx';
import { isToldByPortal } from '../portal/notice-ways.ts';
import { usePortal } from '../portal/portal-store.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
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

const CustomerNotices = lazyPart(
  async () => (await import('../notices/customer-notices.tsx')).CustomerNotices,
  ['notices'],
  () => <Skeleton shape="box" height="160px" />,
);

const resolver: Resolver<CustomerValues, unknown, NewCustomer> = contractResolver(newCustomerSchema);

interface CustomerFormProps {
  /** Null: a new customer. */
  customer: Customer | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Every field of a customer. */
export function CustomerForm({ customer, onClose, onSaved }: CustomerFormProps) {
  const { t } = useTranslation(['customers', 'fields']);
  const form = useForm<CustomerValues, unknown, NewCustomer>({
    resolver,
    defaultValues: customerValues(customer),
  });
  const { data: groups = [] } = useQuery(dataQuery(listGroups));
  const languages = usePortal(portal => portal.languages);
  const noticesOn = usePortal(portal => portal.noticesOn);
  function label(name: CustomerField | (typeof knownFields)[number]): string {
    switch (name) {
      case 'customerId':
      case 'userPassword':
      case 'noticesOff':
        return t(`fields.${name}`);
      case 'customerAddress':
        return t('fields:address');
      case 'groupId':
        return t('fields:group');
      default:
        return t(`fields:${name}`);
    }
  }
  const frame = useStaffForm(form, {
    texts: useStaffTexts('customers', !customer),
    row: customer,
    known: knownFields,
    label,
    shown: (name, value) => {
      if (name === 'isActive' || name === 'noticesOff') return undefined;
      if (name === 'groupId') return groups.find(({ id }) => id === value)?.name ?? value;
      const language = name === 'language' && languages.find(each => each === value);
      return language ? languageTable[language].name : value;
    },
    fields: [...customerFields, 'groupId', 'language'],
    lists: customer ? [listCustomers, listOrders] : [listCustomers],
    create: body => call(createCustomer, { body: underBothNames(body) }),
    update: (id, { known, ...body }) =>
      call(updateCustomer, { params: { id }, body: { ...underBothNames(body), known } }),
    onClose,
    onSaved,
  });

  const { field, text, choice } = useStaffFields(form, label, {
    customerId: { taken: t('codeTaken') },
    customerShortName: { required: t('shortNameRequired') },
    customerFullName: { required: t('fullNameRequired') },
    email: { required: t('emailRequired') },
    userName: { required: t('userNameRequired'), taken: t('userNameTaken') },
    userPassword: { required: t('passwordRequired') },
    groupId: { too_big: t('groupConflict') },
  });
  return (
    <FormDialog {...frame} code={customer?.customerId}>
      <FormSection title={t('sections.identity')} hint={t('sections.identityHint')}>
        {text('customerId', 2, 'code', { aside: customer ? undefined : t('codeHint') })}
        {text('customerShortName', 4, 'name', { required: true })}
        {text('customerFullName', 6, 'name', { required: true, hint: t('fullNameHint') })}
      </FormSection>
      <FormSection title={t('sections.contact')} hint={t('sections.contactHint')}>
        {text('ownerFullName', 2)}
        {text('ownerMobile', 2, 'phone')}
        {text('landline', 2, 'phone')}
        {text('email', 2, 'email', { required: true })}
        {text('alternativeEmail', 2, 'email')}
        {choice('language', 2, {}, ({ value, onChange }) => (
          <Select
            value={value ?? ''}
            onChange={chosen => onChange(chosen || null)}
            options={[{ value: '', label: t('noLanguage') }, ...languageOptions(languages)]}
          />
        ))}
        {text('customerAddress', 6)}
      </FormSection>
      {isToldByPortal({ noticesOn }) && (
        <FormSection title={t('fields.noticesOff')} hint={t('noticesHint')}>
          <div className="col-span-full">
            <Controller
              control={form.control}
              name="noticesOff"
              render={({ field: { value, onChange } }) => (
                <CustomerNotices on={noticesOn} off={value} onChange={onChange} />
              )}
            />
          </div>
        </FormSection>
      )}
      <FormSection title={t('sections.tax')} hint={t('sections.taxHint')}>
        {text('vatOffice', 3)}
        {text('vatNumber', 3, 'digits')}
      </FormSection>
      {(groups.length > 0 || customer?.groupId) && (
        <FormSection title={t('fields:group')} hint={t('groupHint')}>
          {choice('groupId', 3, {}, ({ value, onChange }) => (
            <Select
              value={value ?? ''}
              onChange={id => onChange(id || null)}
              options={[
                { value: '', label: t('noGroup') },
                ...groups.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          ))}
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
