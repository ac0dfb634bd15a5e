import './offline-notice.css';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../api/live-store.ts';
import { runSessionCheck, useSessionCheck } from '../auth/session-check.ts';
import { useWaitingCount } from '../basket/send-waiting.ts';

/** Below the header while the stream of live events is cut, or changes wait to be sent. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  const waiting = useWaitingCount();
  return (
    <div role="status">
      {(isOffline || waiting > 0) && (
        <div className="offline">
          <WifiOff aria-hidden="true" />
          <span>
            {isOffline && <b>{t('offline.title')}</b>}{' '}
            {waiting > 0 ? t('waitingChanges.wait', { count: waiting }) : t('offline.browse')}
          </span>
        </div>
      )}
    </div>
  );
}

/** Seconds are long for somebody who waits for the network. */
const askAgainAfter = 5_000;

/** On the login page, when nobody could tell whether the visitor is signed in; asks until somebody does. */
export function UnreachableNotice() {
  const { t } = useTranslation('shell');
  const isUnreachable = useSessionCheck(({ status }) => status === 'unreachable');
  useEffect(() => {
    if (!isUnreachable) return;
    const ask = () => void runSessionCheck();
    const timer = setInterval(ask, askAgainAfter);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isUnreachable]);
  return (
    <div role="status">
      {isUnreachable && (
        <div className="offline">
          <WifiOff aria-hidden="true" />
          <span>
            <b>{t('offline.unreachable')}</b> {t('offline.waiting')}
          </span>
        </div>
      )}
    </div>
  );
}
