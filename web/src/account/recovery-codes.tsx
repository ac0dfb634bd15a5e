import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The codes that sign in once each in place of the app. They are shown only here, so closing is a deed of its own. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('factor.codesTitle')}
      size="sm"
      padded
      locked
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('factor.codesKept')}
        </Button>
      }
    >
      <div className="account-step">
        <p>{t('factor.codesText')}</p>
        <ol className="account-codes">
          {codes.map(code => (
            <li key={code}>
              <bdi className="code">{code}</bdi>
            </li>
          ))}
        </ol>
        <CopyField value={codes.join(' ')} label={t('factor.codesTitle')} />
      </div>
    </Dialog>
  );
}
