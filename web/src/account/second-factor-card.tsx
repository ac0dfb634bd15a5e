import type { Account } from '@toptan/contract/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Button } from '../ui/form/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { useRemoveSecondFactor, useRenewRecoveryCodes } from './api.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

export type SecondFactorCardProps = {
  /** undefined while it is not known. */
  factor: Account['secondFactor'] | undefined;
};

/** The authenticator app: how it stands, setting it up, new recovery codes, turning it off. */
export function SecondFactorCard({ factor }: SecondFactorCardProps) {
  const { t } = useTranslation('account');
  const [task, setTask] = useState<'setup' | 'codes' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setTask(null);

  return (
    <Card
      title={t('factor.title')}
      end={
        factor && <ActiveMark active={factor.isOn}>{t(factor.isOn ? 'factor.on' : 'factor.off')}</ActiveMark>
      }
    >
      <div className="account-card">
        <p className="quiet">{t('factor.about')}</p>
        {factor === undefined ? (
          <Skeleton shape="box" className="account-waiting" />
        ) : factor.isOn ? (
          <>
            <p>{t('factor.codesLeft', { count: factor.recoveryCodesLeft })}</p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setTask('codes')}>{t('factor.newCodes')}</Button>
              {!factor.isRequired && (
                <Button variant="warn" onClick={() => setTask('remove')}>
                  {t('factor.remove')}
                </Button>
              )}
            </div>
          </>
        ) : (
          <Button
            variant="primary"
            className="justify-self-start max-md:justify-self-stretch"
            onClick={() => setTask('setup')}
          >
            {t('factor.setUp')}
          </Button>
        )}
      </div>
      {task === 'setup' && (
        <SecondFactorSetup
          onClose={close}
          onDone={fresh => {
            close();
            setCodes(fresh);
          }}
        />
      )}
      {task === 'codes' && (
        <PasswordDialog
          title={t('factor.newCodes')}
          text={t('factor.newCodesText')}
          submitLabel={t('factor.newCodes')}
          useAction={useRenewRecoveryCodes}
          onClose={close}
          onDone={({ recoveryCodes }) => {
            close();
            setCodes(recoveryCodes);
          }}
        />
      )}
      {task === 'remove' && (
        <PasswordDialog
          title={t('factor.removeTitle')}
          text={t('factor.removeText')}
          submitLabel={t('factor.remove')}
          useAction={useRemoveSecondFactor}
          onClose={close}
          onDone={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}
