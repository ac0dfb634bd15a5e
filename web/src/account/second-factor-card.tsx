import { type Account, getAccount, removeSecondFactor, renewRecoveryCodes } from '@toptan/contract/account';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { refresh } from '../api/query-client.ts';
import { Button } from '../ui/button/button.tsx';
import { CopyButton } from '../ui/button/copy-button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { ActiveMark } from '../ui/table/active-mark.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { refreshAccess } from './refresh-access.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

type SecondFactorCardProps = {
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
          send={currentPassword =>
            call(renewRecoveryCodes, { body: { currentPassword } }).finally(() => refresh(getAccount))
          }
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
          send={currentPassword =>
            call(removeSecondFactor, { body: { currentPassword } }).finally(refreshAccess)
          }
          done={t('factor.removed')}
          onClose={close}
          onDone={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

/** The codes that sign in once each in place of the app. They are shown only here, so closing is an action of its own. */
function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  const list = useRef<HTMLOListElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('factor.codesTitle')}
      size="sm"
      padded
      onlyActions
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('factor.codesSaved')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('factor.codesText')}</p>
        <ol ref={list} className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-2 bg-sunken p-4 text-16">
          {codes.map(code => (
            <li key={code}>
              <bdi className="code">{code}</bdi>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            value={codes.join('\n')}
            select={() => list.current && getSelection()?.selectAllChildren(list.current)}
          />
        </div>
      </div>
    </Dialog>
  );
}
