import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../ui/feedback/callout.tsx';
import { reachOf } from './address-reach.ts';

/** A notice for an address that others cannot open; nothing where they can. */
export function AddressNotice({ address }: { address: string }) {
  const { t } = useTranslation('customers');
  const reach = reachOf(address);
  if (reach === 'everywhere') return null;
  return (
    <Callout tone="warning" icon={<Info aria-hidden="true" />} title={t(`invite.address.${reach}`)}>
      {t('invite.address.how')}
    </Callout>
  );
}
