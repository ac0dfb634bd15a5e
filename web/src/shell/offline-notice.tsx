import './offline-notice.css';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../api/live-store.ts';
import { useWaitingCount } from '../basket/send-waiting.ts';
import { useDraftId } from '../session/draft-id.ts';
import { useIsAdmin } from '../session/session-store.ts';

/** The notice below the header while the stream of live events is cut, or changes wait to be sent. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  const waiting = useWaitingCount();
  const isAdmin = useIsAdmin();
  // Staff who order for a shop go on as a shop does.
  const isStaff = useDraftId() === undefined && isAdmin;
  return (
    <div role="status">
      {(isOffline || waiting > 0) && (
        <div className="offline">
          <WifiOff aria-hidden="true" />
          <span>
            {isOffline && !isStaff && <b>{t('offline.title')}</b>}{' '}
            {waiting > 0
              ? t('waitingChanges.wait', { count: waiting })
              : t(isStaff ? 'offline.manage' : 'offline.browse')}
          </span>
        </div>
      )}
    </div>
  );
}
