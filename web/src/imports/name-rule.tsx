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
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <bdi dir="ltr" className="flex flex-wrap code" aria-hidden="true">
        {parts.map(({ text, name }, at) => (
          <span key={name} className="grid justify-items-center gap-1">
            <span className="flex flex-wrap">
              {at > 0 && '_'}
              <b className="px-1 border-b-2 border-accent font-medium">{text}</b>
              {at === parts.length - 1 && '.jpg'}
            </span>
            <small className="font-sans text-12">{t(`fields:${name}`)}</small>
          </span>
        ))}
      </bdi>
      <p className="grow basis-70 text-13 text-ink-2">{t('pictures.rule')}</p>
    </div>
  );
}
