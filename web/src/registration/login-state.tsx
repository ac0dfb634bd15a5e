import './login-state.css';
import type { RegistrationRequest } from '@toptan/contract/registration';
import { CircleCheck, CircleX, Clock, Link2, MailCheck, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { classNames } from '../ui/class-names.ts';

type Description = { icon: ReactNode; words: string; more?: ReactNode; isFailure?: boolean };

interface LoginStateProps {
  request: RegistrationRequest;
  /** True where nothing stands beside the state: its words go on in the next line. */
  whole?: boolean;
}

/** The steps of an approved applicant: the email with the login details, and the password. */
export function LoginState({ request, whole = false }: LoginStateProps) {
  const { t, dateTime } = useWords('requests');
  const { mail, passwordChosen, customerId, username, status } = request;
  if (status !== 'approved') return <span className="quiet">—</span>;

  function describe(): Description {
    if (!customerId) return { icon: <UserX aria-hidden="true" />, words: t('login.gone') };
    const account = username ? <span className="code">{username}</span> : undefined;
    if (passwordChosen)
      return { icon: <CircleCheck aria-hidden="true" />, words: t('login.chosen'), more: account };
    if (!mail) return { icon: <Link2 aria-hidden="true" />, words: t('login.byHand'), more: account };
    const tries = t('login.attempts', { count: mail.attempts });
    switch (mail.state) {
      case 'sent':
        return {
          icon: <MailCheck aria-hidden="true" />,
          words: t('login.sent'),
          more: <bdi className="ltr">{dateTime(mail.at)}</bdi>,
        };
      case 'queued':
        return {
          icon: <Clock aria-hidden="true" />,
          words: t('login.queued'),
          more: mail.attempts > 0 ? tries : undefined,
        };
      case 'failed':
        return {
          icon: <CircleX aria-hidden="true" />,
          words: t('login.failed'),
          more: (
            <>
              {tries}
              {mail.lastError && (
                <>
                  {' · '}
                  <bdi title={mail.lastError}>{mail.lastError}</bdi>
                </>
              )}
            </>
          ),
          isFailure: true,
        };
    }
  }

  const { icon, words, more, isFailure } = describe();
  const cell = (isCut: boolean) => (isCut ? 'cell-clip' : 'cell-whole');
  return (
    <span className="login-state" data-failed={isFailure || undefined}>
      {icon}
      <span className="min-w-0">
        <span className={cell(!whole)}>{words}</span>
        {more !== undefined && (
          <span className={classNames(cell(!whole && !isFailure), 'cell-second')}>{more}</span>
        )}
      </span>
    </span>
  );
}
