import './offline-notice.css';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { runSessionCheck, useSessionCheck } from '../auth/session-check.ts';

/** Milliseconds. Seconds are long for somebody who waits for the network. */
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
