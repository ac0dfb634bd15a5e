import { useMutation } from '@tanstack/react-query';
import { updateCustomer } from '@toptan/contract/customer-changes';
import { type Customer, listCustomers } from '@toptan/contract/customers';
import { toLatinDigits } from '@toptan/contract/digits';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { refresh } from '../api/query-client.ts';
import { useFailureToast } from '../api/use-outcome.ts';
import { usePortal } from '../portal/portal-store.ts';
import { homeCodeOf, lacksCountry, type Phones, withCode } from '../portal/whatsapp.ts';
import { Button } from '../ui/button/button.tsx';
import { Callout } from '../ui/feedback/callout.tsx';
import { TextInput } from '../ui/form/text-input.tsx';

interface CountryQuestionProps {
  customerId: string;
  phones: Phones;
  kind: keyof Phones;
  onKept?: ((customer: Customer) => void) | undefined;
}

/** Asks for the country of a number that names none, and keeps the number with it. Nothing where it names one. */
export function CountryQuestion({ customerId, phones, kind, onKept }: CountryQuestionProps) {
  const { t } = useTranslation('share');
  const home = usePortal(portal => homeCodeOf(phones, portal));
  const [typed, setTyped] = useState<string>();
  const phone = phones[kind];
  const keeping = useMutation({
    mutationFn: (number: string) =>
      call(updateCustomer, { params: { id: customerId }, body: { [kind]: number } }),
    onSuccess: customer => onKept?.(customer),
    onError: useFailureToast(t('keepFailed')),
    onSettled: () => refresh(listCustomers),
  });
  if (phone === null || !lacksCountry(phone, home)) return null;
  const code = typed === undefined ? home : toLatinDigits(typed).replace(/\D/g, '').replace(/^00/, '');
  return (
    <Callout
      icon={<Phone aria-hidden="true" />}
      action={
        <span className="inline-flex gap-2">
          {typed !== undefined && (
            <TextInput
              dir="ltr"
              className="w-22"
              inputMode="tel"
              leading="+"
              maxLength={6}
              aria-label={t('countryCode')}
              value={typed}
              autoFocus
              onChange={event => setTyped(event.target.value)}
            />
          )}
          <Button
            variant="primary"
            busy={keeping.isPending}
            disabled={code === ''}
            onClick={() => keeping.mutate(withCode(phone, code))}
          >
            {typed === undefined ? <bdi className="ltr">+{home}</bdi> : t('keep')}
          </Button>
          {typed === undefined && <Button onClick={() => setTyped('')}>{t('anotherCountry')}</Button>}
        </span>
      }
    >
      {t('country')}
    </Callout>
  );
}
