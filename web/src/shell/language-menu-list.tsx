import type { Language } from '@toptan/contract/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { useChangeLanguage } from '../i18n/use-change-language.ts';
import { Menu, MenuChoice } from '../ui/overlay/menu.tsx';
import type { MenuOfButton } from '../ui/overlay/menu-button.tsx';
import { languageOptions } from './language-options.ts';

export function LanguageMenuList(menu: MenuOfButton) {
  const { t } = useTranslation('shell');
  return (
    <Menu {...menu}>
      <MenuChoice<Language>
        label={t('language')}
        value={useLanguage()}
        onChange={useChangeLanguage()}
        options={languageOptions}
      />
    </Menu>
  );
}
