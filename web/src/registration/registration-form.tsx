import './registration-form.css';
import { Link, useLocation } from '@tanstack/react-router';
import { registrationSchema } from '@toptan/contract/registration-form';
import { Clock, Mail, ShoppingBasket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ApiError, hasCode } from '../api/api-error.ts';
import { contractResolver } from '../api/contract-resolver.ts';
import { placeFieldErrors, useErrorText, useProblemText } from '../api/form.ts';
import { windowStore } from '../portal/window-store.ts';
import { InfoList } from '../ui/feedback/callout.tsx';
import { toast } from '../ui/feedback/toast-store.ts';
import { Field } from '../ui/form/field.tsx';
import { PublicForm } from '../ui/form/public-form.tsx';
import { telephone } from '../ui/form/telephone.ts';
import { TextInput } from '../ui/form/text-input.tsx';
import { BackLink } from '../ui/layout/page-header.tsx';
import { type PhotoProblem, TaxFields } from './tax-fields.tsx';

export type RegistrationValues = z.output<typeof registrationSchema>;

const empty = {
  customerName: '',
  ownerFirstName: '',
  ownerLastName: '',
  phoneNumber: '',
  email: '',
  taxNumber: '',
};

/** What is typed, until it is sent: a phone drops the page while its owner looks up a number elsewhere. */
const useTyped = windowStore('registration-request', empty);

const needed = ['customerName', 'ownerFirstName', 'ownerLastName', 'phoneNumber', 'email'] as const;
const names = [...needed, 'taxNumber'] as const;

/** The server's problem with the photograph. */
function photoProblemOf(error: unknown): PhotoProblem | null {
  const found = error instanceof ApiError && error.fields.find(({ path }) => path === 'taxPlate');
  if (!found) return null;
  return found.code === 'too_big' ? 'too_big' : 'invalid_image';
}

type RegistrationFormProps = {
  isBusy: boolean;
  /** The three facts stand above the button where no tag shows them. */
  hasFacts: boolean;
  /** Applicants are asked for their tax number and tax certificate. */
  isTaxAsked: boolean;
  onSubmit: (values: RegistrationValues, photo: File | null) => Promise<unknown>;
};

export function RegistrationForm({ isBusy, hasFacts, isTaxAsked, onSubmit }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  const askedFrom = useLocation({ select: ({ state }) => state.askedFrom });
  const problem = useProblemText();
  const errorText = useErrorText();
  const { taxNumber, ...typed } = useTyped.getState();
  const form = useForm<z.input<typeof registrationSchema>, unknown, RegistrationValues>({
    resolver: contractResolver(registrationSchema),
    defaultValues: { ...typed, ...(isTaxAsked && { taxNumber }) },
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => useTyped.setState({ ...values, taxNumber: values.taxNumber ?? '' }),
      }),
    [form],
  );
  const [photo, setPhoto] = useState<File | null>(null);
  const [photoProblem, setPhotoProblem] = useState<PhotoProblem | null>(null);
  const [isScaling, setScaling] = useState(false);
  const { errors } = form.formState;

  async function send(values: RegistrationValues) {
    try {
      await onSubmit(values, photo);
      useTyped.setState(empty);
    } catch (error) {
      const problem = photoProblemOf(error);
      setPhotoProblem(problem);
      if (problem) return;
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
    required: name !== 'taxNumber',
    readOnly: isBusy,
  });

  return (
    <>
      <BackLink>
        {askedFrom?.token ? (
          <Link to="/s/$token" params={{ token: askedFrom.token }}>
            {t('backToGoods')}
          </Link>
        ) : askedFrom ? (
          <Link to="/showcase">{t('backToShowcase')}</Link>
        ) : (
          <Link to="/login">{t('backToLogin')}</Link>
        )}
      </BackLink>
      <h1>{t('title')}</h1>
      <p className="public-lead">{t(hasFacts ? 'leadShort' : 'lead')}</p>
      <PublicForm
        onSubmit={form.handleSubmit(send)}
        onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
        isBusy={isBusy || isScaling}
        action={t('submit')}
        busyAction={t(isBusy ? 'busy' : 'submit')}
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
        {isTaxAsked && (
          <TaxFields
            photo={photo}
            onPhoto={setPhoto}
            problem={photoProblem}
            onProblem={setPhotoProblem}
            isScaling={isScaling}
            onScaling={setScaling}
            isBusy={isBusy}
          >
            <Field {...field('taxNumber')}>
              <TextInput {...input('taxNumber')} dir="ltr" autoComplete="off" />
            </Field>
          </TaxFields>
        )}
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
