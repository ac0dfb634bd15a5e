import { type ExportKind, exportTable, fileFormats } from '@toptan/contract/exports';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../api/call.ts';
import { useLanguage } from '../i18n/language-store.ts';
import { Button } from '../ui/form/button.tsx';
import { PHONE, useMedia } from '../ui/layout/use-media.ts';
import { Menu, MenuItem } from '../ui/overlay/menu.tsx';

export interface ExportMenuProps {
  what: ExportKind;
  /** The filters of the list, as the server takes them. */
  query: Record<string, unknown>;
}

/** All that a list shows as a file, whatever its pages. */
export function ExportMenu({ what, query }: ExportMenuProps) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  return (
    <Menu
      trigger={
        <Button aria-label={t('export.button')}>
          <Download aria-hidden="true" />
          {!isPhone && t('export.button')}
        </Button>
      }
    >
      {fileFormats.map(format => (
        <MenuItem key={format} asChild>
          <a
            href={addressOf(exportTable, { params: { what }, query: { ...query, format, language } })}
            download
          >
            {t(`export.${format}`)}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
