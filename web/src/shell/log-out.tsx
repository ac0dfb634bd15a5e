import { useNavigate } from '@tanstack/react-router';
import { LogOut as LogOutIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { endSession } from '../auth/session-check.ts';
import { forgetOrderNotes } from '../basket/order-note.ts';
import { useWaitingCount } from '../basket/send-waiting.ts';
import { forgetChanges } from '../basket/waiting-changes.ts';
import { forgetWindow } from '../portal/window-store.ts';
import { useSessionStore } from '../session/session-store.ts';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { forgetOpened } from './command/lately.ts';

/** Ends the session and removes private data from the browser. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const userId = useSessionStore.getState().user?.id;
    const ended = endSession();
    if (userId !== undefined) {
      forgetChanges(userId);
      forgetOpened(userId);
    }
    forgetOrderNotes();
    forgetWindow();
    // Lists are loaded with their page.
    const forgotten = import('../reading/list-store.ts').then(({ forgetLists }) => forgetLists());
    await navigate({ to: '/login' });
    await Promise.all([ended, forgotten]);
  };
}

/** The question when changes of the basket have not reached the server. */
export function LogOutQuestion({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation('shell');
  const waiting = useWaitingCount();
  const logOut = useLogOut();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('waitingChanges.leaveTitle')}
      sentence={t('waitingChanges.leave', { count: waiting })}
      confirmLabel={t('logOut')}
      cancelLabel={t('waitingChanges.stay')}
      icon={<LogOutIcon className="flip" aria-hidden="true" />}
      onConfirm={() => void logOut()}
    />
  );
}
