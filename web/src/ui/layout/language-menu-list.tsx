import type { Language } from '@toptan/contract/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language-store.ts';
import { Menu, MenuChoice } from '../overlay/menu.tsx';
import type { MenuOfButton } from '../overlay/menu-button.tsx';
import { useChangeLanguage } from './use-change-language.ts';
import { useLanguageOptions } from './use-language-options.ts';

export function LanguageMenuList(menu: MenuOfButton) {
  const { t } = useTranslation('shell');
  return (
    <Menu {...menu}>
      <MenuChoice<Language>
        label={t('language')}
        value={useLanguage()}
        onChange={useChangeLanguage()}
        options={useLanguageOptions()}
      />
    </Menu>
  );
}
