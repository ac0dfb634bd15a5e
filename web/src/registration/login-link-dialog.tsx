import { invitationHours } from '@toptan/contract/password-links';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../ui/feedback/callout.tsx';
import { Button } from '../ui/form/button.tsx';
import { CopyField } from '../ui/form/copy-field.tsx';
import { DefinitionList } from '../ui/layout/definition-list.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';

export interface HandedLink {
  customerName: string;
  username: string;
  email: string;
  link: string;
}

/** The one-time link where it cannot be mailed, to be handed on to the applicant. */
export function LoginLinkDialog({ handed, onClose }: { handed: HandedLink; onClose: () => void }) {
  const { t } = useTranslation('requests');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      padded
      title={t('link.title')}
      footer={<Button onClick={onClose}>{t('link.close')}</Button>}
    >
      <div className="grid gap-5">
        <p>{t('link.text')}</p>
        <DefinitionList
          items={[
            { term: t('company'), value: <bdi className="font-medium">{handed.customerName}</bdi> },
            { term: t('email'), value: <bdi>{handed.email}</bdi> },
            { term: t('link.username'), value: <span className="code">{handed.username}</span> },
          ]}
        />
        <CopyField value={handed.link} label={t('link.label')} />
        <Callout icon={<Clock aria-hidden="true" />}>{t('link.valid', { count: invitationHours })}</Callout>
      </div>
    </Dialog>
  );
}
