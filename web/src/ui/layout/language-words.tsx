import './language-words.css';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language-store.ts';
import { useChangeLanguage } from './use-change-language.ts';
import { useLanguageOptions } from './use-language-options.ts';

/** All languages in sight, each in its own words. */
export function LanguageWords() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  const change = useChangeLanguage();
  const options = useLanguageOptions();
  if (options.length === 1) return null;
  return (
    <fieldset className="language-words">
      <legend className="sr-only">{t('language')}</legend>
      {options.map(({ value, label, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          className="language-word"
          aria-pressed={value === current}
          onClick={() => change(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
