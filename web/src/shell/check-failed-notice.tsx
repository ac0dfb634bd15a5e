import './offline-notice.css';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/api-error.ts';
import { useErrorText } from '../api/form.ts';
import { runSessionCheck, useSessionCheck } from '../auth/session-check.ts';
import { Button } from '../ui/button/button.tsx';

/** Milliseconds before each automatic try. After the last one the visitor decides. */
const pauses = [2_000, 8_000, 30_000];

/** The notice on the login page when the check of the session failed: the reason, and a button that checks again. */
export function CheckFailedNotice() {
  const { t } = useTranslation('ui');
  const errorText = useErrorText();
  const { status, reason, failures } = useSessionCheck();
  const [isChecking, setChecking] = useState(false);
  const hasFailed = status === 'failed';
  const pause = hasFailed ? pauses[failures - 1] : undefined;

  useEffect(() => {
    if (!hasFailed) return;
    const check = () => void runSessionCheck();
    const timer = pause && setTimeout(check, pause);
    window.addEventListener('online', check);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', check);
    };
  }, [hasFailed, pause]);

  async function checkAgain() {
    setChecking(true);
    await runSessionCheck();
    setChecking(false);
  }

  return (
    <div className={hasFailed ? 'offline' : undefined}>
      {hasFailed && hasCode(reason, 'offline') && <WifiOff aria-hidden="true" />}
      <b role="status">{hasFailed && errorText(reason)}</b>
      {hasFailed && (
        <Button busy={isChecking} onClick={() => void checkAgain()} className="ms-auto">
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
