import { useQuery } from '@tanstack/react-query';
import {
  type AccountSession,
  endAccountSession,
  endOtherSessions,
  getAccount,
  listSessions,
} from '@toptan/contract/account';
import { Laptop, LogOut, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { useAction } from '../api/use-outcome.ts';
import { useWords } from '../i18n/use-words.ts';
import { LoadError } from '../lists/load-error.tsx';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { QuestionDialog, useQuestion } from '../ui/overlay/use-question.tsx';
import { deviceName, isHandheld } from './device-name.ts';

/** The sessions of the account, and the buttons that end them. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  // Requested anew whenever the page opens: sessions come and go without an event.
  const sessions = useQuery({ ...dataQuery(listSessions), staleTime: 0 });
  const end = useAction({ done: t('sessions.ended'), failed: t('sessions.failed'), changed: [getAccount] });
  const { ask, question } = useQuestion<{ sessionId: string | null }>();
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  return (
    <Card
      title={t('sessions.title')}
      end={
        others.length > 1 && (
          <Button variant="link" onClick={() => ask({ sessionId: null })}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {sessions.isLoadingError ? (
        <LoadError inline title={t('loadFailed')} query={sessions} />
      ) : sessions.data ? (
        <ul className="account-sessions">
          {sessions.data.map(session => (
            <SessionRow key={session.id} session={session} onEnd={() => ask({ sessionId: session.id })} />
          ))}
        </ul>
      ) : (
        <div className="account-card">
          <Skeleton shape="box" height="84px" />
        </div>
      )}
      <QuestionDialog question={question}>
        {({ sessionId }, dialog) => (
          <ConfirmDialog
            {...dialog}
            title={t(sessionId ? 'sessions.endTitle' : 'sessions.endOthers')}
            sentence={t(sessionId ? 'sessions.endText' : 'sessions.endOthersText')}
            confirmLabel={t('sessions.end')}
            busy={end.isPending}
            onConfirm={() =>
              end.mutate(
                () =>
                  sessionId === null
                    ? call(endOtherSessions)
                    : call(endAccountSession, { params: { id: sessionId } }),
                { onSettled: () => dialog.onOpenChange(false) },
              )
            }
          />
        )}
      </QuestionDialog>
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { t, dateTime } = useWords('account');
  const { userAgent, address, isCurrent, lastSeenAt } = session;
  const name = deviceName(userAgent) ?? t('sessions.unknown');
  const Sign = isHandheld(userAgent) ? Smartphone : Laptop;
  return (
    <li>
      <Sign aria-hidden="true" />
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {isCurrent ? (
            t('sessions.current')
          ) : (
            <>
              {t('sessions.lastSeen')} <bdi className="ltr">{dateTime(lastSeenAt)}</bdi>
            </>
          )}
          {address !== null && (
            <>
              <span className="max-md:hidden">{' · '}</span>
              <bdi className="code">{address}</bdi>
            </>
          )}
        </small>
      </div>
      {!isCurrent && (
        <IconButton label={t('sessions.endOf', { name })} onClick={onEnd}>
          <LogOut className="flip" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
