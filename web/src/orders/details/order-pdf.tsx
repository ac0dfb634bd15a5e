import type { Order } from '@toptan/contract/orders';
import { getOrderPaper } from '@toptan/contract/papers';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language-store.ts';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';

/** An order as a PDF in the reader's language: as it was placed, or as a proforma with the bank accounts. */
export function OrderPdf({ order: { id } }: { order: Order }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  return (
    <Menu
      trigger={
        <IconButton label={t('paper.pdf')}>
          <FileDown aria-hidden="true" />
        </IconButton>
      }
    >
      {(['order', 'proforma'] as const).map(title => (
        <MenuItem key={title} asChild>
          <a href={addressOf(getOrderPaper, { params: { id }, query: { language, title } })} download>
            {t(`paper.title.${title}`)}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
