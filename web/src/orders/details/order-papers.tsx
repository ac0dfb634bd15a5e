import type { Order } from '@toptan/contract/orders';
import { getOrderPaper } from '@toptan/contract/papers';
import { FileDown, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language-store.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';
import { shortcutKey } from '../../ui/overlay/shortcut-keys.ts';

/** The papers of an open order, in the reader's language: its PDF, as it was placed or as a proforma, and its print. */
export function OrderPapers({ order: { id } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const paper = (query: { title?: 'order' | 'proforma'; print?: 'true' }) =>
    addressOf(getOrderPaper, { params: { id }, query: { language, ...query } });
  const print = paper({ print: 'true' });

  useEffect(() => {
    // The browser's own command prints the order, and not the page below it.
    const printOrder = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      window.open(print);
    };
    window.addEventListener('keydown', printOrder);
    return () => window.removeEventListener('keydown', printOrder);
  }, [print]);

  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('paper.pdf')}>
            <FileDown aria-hidden="true" />
          </IconButton>
        }
      >
        {(['order', 'proforma'] as const).map(title => (
          <MenuItem key={title} asChild>
            <a href={paper({ title })} download>
              {t(`paper.title.${title}`)}
            </a>
          </MenuItem>
        ))}
      </Menu>
      {/* A phone has space for one button, and prints the PDF. */}
      <IconButton label={t('paper.print')} className="max-md:hidden" asChild>
        <a href={print} target="_blank" rel="noreferrer">
          <Printer aria-hidden="true" />
        </a>
      </IconButton>
    </>
  );
}
