import type { Draft } from '@toptan/contract/drafts';
import { useWords } from '../i18n/use-words.ts';
import { QrCode } from '../ui/layout/qr-code.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { LinkPanel } from './link-panel.tsx';
import type { LinkOfDraft } from './links-api.ts';

/** The code with which the phone of a buyer shows the draft while staff fill it. */
export function PhoneDialog({ draft, of, onClose }: { draft: Draft; of: LinkOfDraft; onClose: () => void }) {
  const { t, date } = useWords('desk');
  return (
    <Dialog open onOpenChange={onClose} size="sm" padded title={t('onPhone.title')}>
      <LinkPanel {...{ draft, of }}>
        {({ link, until }) => (
          <div className="grid gap-3 text-center">
            <QrCode value={link} label={t('link.qr')} size="lg" />
            <p>{t('onPhone.text')}</p>
            <p className="quiet">{t('onPhone.until', { day: date(until, 'dayMonth') })}</p>
          </div>
        )}
      </LinkPanel>
    </Dialog>
  );
}
