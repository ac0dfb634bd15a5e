import './export-popover.css';
import { type FileFormat, fileFormats } from '@toptan/contract/exports';
import { ChevronDown, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Popover } from '../ui/overlay/popover.tsx';
import { TABLET, useMedia } from '../ui/use-media.ts';

interface ExportPopoverProps {
  addressOf: (format: FileFormat) => string;
  /** Choices about the content of the file, above the formats. */
  children?: ReactNode;
  /** Content below the formats. */
  foot?: ReactNode;
}

/** Something on the screen as a file. */
export function ExportPopover({ addressOf, children, foot }: ExportPopoverProps) {
  const { t } = useTranslation('exports');
  const isTablet = useMedia(TABLET);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('button')}
      className="export"
      flush
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button aria-label={t('button')}>
          <Download aria-hidden="true" />
          {!isTablet && t('button')}
          {!isTablet && <ChevronDown aria-hidden="true" />}
        </Button>
      }
    >
      {children}
      <ul className="export-files divide-y divide-line">
        {fileFormats.map(format => (
          <li key={format}>
            <a href={addressOf(format)} download onClick={() => setOpen(false)}>
              <span
                className="grid place-items-center flex-none w-[2.25rem] h-[2.5rem] border border-line-2 rounded-1 text-12 font-semibold"
                aria-hidden="true"
              >
                {format.toUpperCase()}
              </span>
              <span>
                <b>{t(`formats.${format}`)}</b>
                <small>{t(`hints.${format}`)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {foot}
    </Popover>
  );
}
