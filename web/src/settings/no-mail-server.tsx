import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/portal-store.ts';
import { Callout } from '../ui/feedback/callout.tsx';

/** Says that what is set here sends no email yet, where no mail server is set. */
export function NoMailServer() {
  const { t } = useTranslation('settings');
  if (usePortal(({ isMailSet }) => isMailSet)) return null;
  return <Callout tone="warning">{t('emails.noServer')}</Callout>;
}
