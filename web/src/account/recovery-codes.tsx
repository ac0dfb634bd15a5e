import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';
import { CopyButton } from '../ui/form/copy-button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';

/** The codes that sign in once each in place of the app. They are shown only here, so closing is an action of its own. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
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
      <div className="account-step">
        <p>{t('factor.codesText')}</p>
        <ol ref={list} className="account-codes">
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
