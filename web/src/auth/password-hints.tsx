import './password-hints.css';
import { containsUsername } from '@toptan/contract/guessable-password';
import { passwordMin } from '@toptan/contract/new-password';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from './password-strength.ts';

type PasswordHintsProps = { password: string; repeat: string; username: string };

/** The strength of a password and the rules that it keeps, while it is being typed. */
export function PasswordHints({ password, repeat, username }: PasswordHintsProps) {
  const { t } = useTranslation(['auth', 'words']);
  const strength = passwordStrength(password, username, passwordMin);
  const rules = [
    { text: t('words:problem.too_short', { count: passwordMin }), met: password.length >= passwordMin },
    { text: t('setPassword.rules.username'), met: password !== '' && !containsUsername(password, username) },
    { text: t('setPassword.rules.same'), met: password !== '' && password === repeat },
  ];
  return (
    <>
      <div className="password-meter" aria-hidden="true">
        {[1, 2, 3, 4].map(step => (
          <i key={step} data-on={step <= strength || undefined} data-weak={strength < 3 || undefined} />
        ))}
      </div>
      <p className="password-meter-words" role="status">
        <span>{t('setPassword.strength')}</span>
        {password !== '' && (
          <b data-weak={strength < 3 || undefined}>{t(`setPassword.strengths.${strength}`)}</b>
        )}
      </p>
      <ul className="password-rules">
        {rules.map(({ text, met }) => (
          <li className="flex gap-2" key={text} data-met={met || undefined}>
            {met ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
