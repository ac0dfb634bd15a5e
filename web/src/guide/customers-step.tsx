import { Sheet, UserRoundPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressNotice } from '../customers/address-notice.tsx';
import { usePortal } from '../portal/portal-store.ts';
import { CopyField } from '../ui/form/copy-field.tsx';
import { EmptyFile, HalfWay } from './products-step.tsx';
import { type Way, Ways } from './ways.tsx';

const ways: Way[] = [
  { name: 'customerFile', to: '/admin/imports', search: { kind: 'customers' }, icon: Sheet, isFastest: true },
  { name: 'customerByHand', to: '/admin/customers', search: { edit: 'new' }, icon: UserRoundPlus },
];

/** Customers out of a file, by hand, or through the form where they apply themselves. */
export function CustomersStep({ address }: { address: string }) {
  const { t } = useTranslation('guide');
  const isOpen = usePortal(portal => portal.isRegistrationOpen);
  return (
    <div className="step-body grid gap-4">
      <Ways ways={ways} />
      <HalfWay kind="customers" />
      <EmptyFile what="customers" />
      {isOpen && (
        <div className="grid gap-2">
          <p className="quiet">{t('apply')}</p>
          <CopyField value={`${address}/register`} label={t('applyAddress')} variant="quiet" />
          <AddressNotice address={address} />
        </div>
      )}
    </div>
  );
}
