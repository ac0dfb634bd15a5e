import { FileSpreadsheet, Keyboard, MessageSquareText, ScanBarcode, Table2 } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { PHONE, useMedia } from '../ui/use-media.ts';
import type { ListFile } from './use-list-file.ts';

const icons = {
  message: MessageSquareText,
  code: Keyboard,
  table: Table2,
  scanner: ScanBarcode,
  file: FileSpreadsheet,
};

/** What the field takes, a line each; a file is chosen here. A phone has no scanner. */
export function WaysIn({ file }: { file: ListFile }) {
  const { t } = useTranslation('reading');
  const isPhone = useMedia(PHONE);
  const ways = (['message', 'code', 'table', 'scanner', 'file'] as const).filter(
    way => !(isPhone && way === 'scanner'),
  );
  return (
    <ul className="ways-in">
      {ways.map(way => {
        const Icon = icons[way];
        return (
          <li key={way}>
            <Icon aria-hidden="true" />
            <b className="font-medium">{t(`ways.${way}.title`)}</b>
            <p className="text-13 leading-[1.6] text-ink-2">
              <Trans t={t} i18nKey={`ways.${way}.text`} components={{ eg: <span className="eg" /> }} />
            </p>
            {way === 'file' && (
              <>
                <input
                  {...file.input}
                  type="file"
                  accept=".xlsx,.csv,.txt,.tsv"
                  hidden
                  aria-label={t('file.choose')}
                />
                <Button busy={file.isReading} onClick={file.choose}>
                  {t('file.choose')}
                </Button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
