import { useTranslation } from 'react-i18next';
import { BareRail } from './bare-rail.tsx';
import { MessagePage } from './message-page.tsx';
import { WaysBack } from './ways-back.tsx';

/** A shop on a page of the staff; the server would refuse each of its calls. */
export function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return (
    <MessagePage
      art={<BareRail sign="403" />}
      title={t('forbidden.title')}
      text={t('forbidden.text')}
      actions={<WaysBack />}
    />
  );
}
