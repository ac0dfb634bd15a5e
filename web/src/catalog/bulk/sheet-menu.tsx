import type { Product } from '@toptan/contract/catalog/products';
import { getLineSheet, sheetKinds, sheetProductsMax } from '@toptan/contract/papers';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language-store.ts';
import { Button } from '../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../ui/overlay/menu.tsx';

/** The chosen products as a line sheet or stock list, in the reader's language. */
export function SheetMenu({ products, disabled }: { products: readonly Product[]; disabled: boolean }) {
  const { t } = useTranslation('bulk');
  const language = useLanguage();
  const id = products.map(product => product.id);
  return (
    <Menu
      trigger={
        <Button disabled={disabled || id.length > sheetProductsMax}>
          <FileDown aria-hidden="true" />
          PDF
        </Button>
      }
    >
      {sheetKinds.map(kind => (
        <MenuItem key={kind} asChild>
          <a href={addressOf(getLineSheet, { query: { kind, language, id } })} download>
            {t(`sheet.${kind}`)}
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
