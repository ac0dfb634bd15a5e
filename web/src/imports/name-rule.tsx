import { useTranslation } from 'react-i18next';

const parts = [
  { text: 'MN-2605', name: 'sku' },
  { text: 'Siyah', name: 'color' },
  { text: '2', name: 'position' },
] as const;

/** The parts of a picture's name, drawn on an example. */
export function NameRule() {
  const { t } = useTranslation(['imports', 'fields']);
  return (
    <div className="import-rule">
      <bdi dir="ltr" className="import-rule-name code" aria-hidden="true">
        {parts.map(({ text, name }, at) => (
          <span key={name} className="import-rule-part">
            <span>
              {at > 0 && '_'}
              <b>{text}</b>
              {at === parts.length - 1 && '.jpg'}
            </span>
            <small>{t(`fields:${name}`)}</small>
          </span>
        ))}
      </bdi>
      <p className="text-13 text-ink-2">{t('pictures.rule')}</p>
    </div>
  );
}
