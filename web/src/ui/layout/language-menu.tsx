import './head-button.css';
import { Globe } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language-store.ts';
import { languageTable } from '../../i18n/language-table.ts';
import { usePortal } from '../../portal/portal-store.ts';
import { MenuButton } from '../overlay/menu-button.tsx';

const LanguageMenuList = lazy(async () => ({
  default: (await import('./language-menu-list.tsx')).LanguageMenuList,
}));

/** The languages behind a globe, for a narrow place. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { name, short } = languageTable[useLanguage()];
  const isOnly = usePortal(({ languages }) => languages.length === 1);
  if (isOnly) return null;
  return (
    <MenuButton
      className="head-button"
      aria-label={t('languageIs', { language: name })}
      list={menu => <LanguageMenuList {...menu} />}
    >
      <Globe aria-hidden="true" />
      <span aria-hidden="true">{short}</span>
    </MenuButton>
  );
}
