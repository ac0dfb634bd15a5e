import type { AuditEvent } from '@toptan/contract/audit';
import { useTranslation } from 'react-i18next';
import { TypedName } from '../ui/table/table-cells.tsx';

/** The user of an action: a user name or, where nobody was signed in, a visitor or the portal itself. */
export function ActorName({ event }: { event: Pick<AuditEvent, 'username' | 'address'> }) {
  const { t } = useTranslation(['audit', 'words']);
  if (event.username !== null) return <TypedName>{event.username}</TypedName>;
  return <>{t(event.address === null ? 'words:role.system' : 'visitor')}</>;
}
