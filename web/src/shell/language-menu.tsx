import './head-button.css';
import { type Language, languages } from '@toptan/contract/languages';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/language-store.ts';
import { languageTable } from '../i18n/language-table.ts';
import { useChangeLanguage } from '../i18n/use-change-language.ts';
import { Menu, MenuChoice } from '../ui/menu.tsx';

/** The languages, each in its own words. */
export const languageOptions = languages.map(language => ({
  value: language,
  label: languageTable[language].name,
  lang: language,
}));

/** The languages behind a globe, for a narrow place. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const change = useChangeLanguage();
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="head-button"
          aria-label={t('languageIs', { language: languageTable[language].name })}
        >
          <Globe aria-hidden="true" />
          <span aria-hidden="true">{languageTable[language].short}</span>
        </button>
      }
    >
      <MenuChoice<Language>
        label={t('language')}
        value={language}
        onChange={change}
        options={languageOptions}
      />
    </Menu>
  );
}
