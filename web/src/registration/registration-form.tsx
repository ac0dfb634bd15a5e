import './registration-form.css';
import { Link } from '@tanstack/react-router';
import { registrationSchema } from '@toptan/contract/registration-form';
import { Clock, Mail, ShoppingBasket } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { hasCode } from '../api/api-error.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useErrorText, useProblemText } from '../api/form.ts';
import { InfoList } from '../ui/feedback/callout.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { Field } from '../ui/form/field.tsx';
import { PublicForm } from '../ui/form/public-form.tsx';
import { telephone } from '../ui/form/telephone.ts';
import { TextInput } from '../ui/form/text-input.tsx';
import { BackLink } from '../ui/layout/page-header.tsx';

export type RegistrationValues = z.output<typeof registrationSchema>;

const empty = { customerName: '', ownerFirstName: '', ownerLastName: '', phoneNumber: '', email: '' };
const names = ['customerName', 'ownerFirstName', 'ownerLastName', 'phoneNumber', 'email'] as const;

export type RegistrationFormProps = {
  isBusy: boolean;
  /** The three facts stand above the button where no tag shows them. */
  hasFacts: boolean;
  onSubmit: (values: RegistrationValues) => Promise<unknown>;
};

export function RegistrationForm({ isBusy, hasFacts, onSubmit }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  const problem = useProblemText();
  const errorText = useErrorText();
  const form = useForm({ resolver: contractResolver(registrationSchema), defaultValues: empty });
  const { errors } = form.formState;

  async function send(values: RegistrationValues) {
    try {
      await onSubmit(values);
    } catch (error) {
      if (placeFieldErrors(error, names, form.setError)) return;
      const isRefused = hasCode(error, 'too_many_requests') || hasCode(error, 'registration_closed');
      toast({
        variant: 'destructive',
        title: t('failedToast'),
        description: isRefused ? errorText(error) : t('failedToastText'),
      });
    }
  }

  const field = (name: (typeof names)[number]) => ({
    label: t(`fields.${name}`),
    error: problem(errors[name]),
  });
  const input = (name: (typeof names)[number]) => ({
    ...form.register(name),
    size: 'lg' as const,
    required: true,
    readOnly: isBusy,
  });

  return (
    <>
      <BackLink>
        <Link to="/login">{t('backToLogin')}</Link>
      </BackLink>
      <h1>{t('title')}</h1>
      <p className="public-lead">{t(hasFacts ? 'leadShort' : 'lead')}</p>
      <PublicForm
        onSubmit={form.handleSubmit(send)}
        onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
        isBusy={isBusy}
        action={t('submit')}
        busyAction={t('busy')}
      >
        <div className="registration-fields">
          <Field className="col-span-full" {...field('customerName')}>
            <TextInput
              {...input('customerName')}
              dir="auto"
              autoComplete="organization"
              placeholder={t('examples.customerName')}
            />
          </Field>
          <Field {...field('ownerFirstName')}>
            <TextInput {...input('ownerFirstName')} dir="auto" autoComplete="given-name" />
          </Field>
          <Field {...field('ownerLastName')}>
            <TextInput {...input('ownerLastName')} dir="auto" autoComplete="family-name" />
          </Field>
          <Field className="max-md:col-span-full" {...field('phoneNumber')}>
            <TextInput
              {...input('phoneNumber')}
              {...telephone}
              autoComplete="tel"
              placeholder={t('examples.phoneNumber')}
            />
          </Field>
          <Field className="max-md:col-span-full" {...field('email')}>
            <TextInput
              {...input('email')}
              type="email"
              dir="ltr"
              autoComplete="email"
              placeholder={t('examples.email')}
            />
          </Field>
        </div>
        {hasFacts && (
          <InfoList
            className="mt-4 max-md:mt-3"
            items={[
              { id: 'review', icon: <Clock aria-hidden="true" />, text: t('facts.review') },
              { id: 'login', icon: <Mail aria-hidden="true" />, text: t('facts.login') },
              { id: 'order', icon: <ShoppingBasket aria-hidden="true" />, text: t('facts.order') },
            ]}
          />
        )}
      </PublicForm>
      <p className="public-fine">{t('privacy')}</p>
    </>
  );
}
