import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../ui/feedback/callout.tsx';

/** The reach of an address: one computer, one network, or everywhere. */
type Reach = 'computer' | 'network' | 'everywhere';

const loopback =
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:.+\])$/;

/** The pattern of private and link-local networks, names without a domain, and names that only one network knows. */
const network =
  /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d+){2}|\[f[cd].+\]|\[fe[89ab].+\]|[^.[]+|.+\.(?:local|lan|home|internal|home\.arpa))$/;

/** The reach of an address's host, by its name or number. */
export function reachOf(address: string): Reach {
  const host = new URL(address).hostname.replace(/\.$/, '');
  if (loopback.test(host)) return 'computer';
  return network.test(host) ? 'network' : 'everywhere';
}

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
