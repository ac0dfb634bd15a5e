import type { Language } from '@toptan/contract/languages';
import { useTranslation } from 'react-i18next';
import { languageTable } from '../i18n/language-table.ts';
import { usePortal } from '../portal/portal-store.ts';
import { Segmented } from '../ui/form/segmented.tsx';
import { Card } from '../ui/layout/card.tsx';
import { useSetLanguage } from './api.ts';

export type LanguageCardProps = {
  /** The language of the shop's messages; null: none is known; undefined while the account loads. */
  language: Language | null | undefined;
};

/** The language of the shop's emails and messages, where the portal speaks several. */
export function LanguageCard({ language }: LanguageCardProps) {
  const { t } = useTranslation('account');
  const languages = usePortal(portal => portal.languages);
  const change = useSetLanguage();
  if (languages.length < 2) return null;
  return (
    <Card title={t('language.title')}>
      <div className="account-card">
        <Segmented<Language | ''>
          look="field"
          label={t('language.title')}
          value={(change.isPending ? change.variables : language) ?? ''}
          onChange={chosen => chosen && change.mutate(chosen)}
          disabled={language === undefined}
          options={languages.map(value => ({ value, label: languageTable[value].name }))}
        />
        <p className="quiet">{t('language.note')}</p>
      </div>
    </Card>
  );
}
