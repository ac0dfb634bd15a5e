import { Keyboard, MessageSquareText, ScanBarcode, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '../ui/layout/use-media.ts';

const icons = { message: MessageSquareText, code: Keyboard, table: Table2, scanner: ScanBarcode };

/** What the field takes, a line each. A phone has no scanner. */
export function WaysIn({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('reading');
  const isPhone = useMedia(PHONE);
  const ways = (['message', 'code', 'table', 'scanner'] as const).filter(
    way => !(isPhone && way === 'scanner'),
  );
  return (
    <ul className="ways-in">
      {ways.map(way => {
        const Icon = icons[way];
        return (
          <li key={way}>
            <Icon aria-hidden="true" />
            <b>{t(`ways.${way}.title`)}</b>
            <p>
              <Trans t={t} i18nKey={`ways.${way}.text`} components={{ eg: <span className="eg" /> }} />
            </p>
          </li>
        );
      })}
      {children}
    </ul>
  );
}
