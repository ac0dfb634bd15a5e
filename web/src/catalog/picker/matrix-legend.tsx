import './matrix-legend.css';
import { CornerDownLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The signs of the cells, and the keys that save typing. */
export function MatrixLegend({ hasStock }: { hasStock: boolean }) {
  const { t } = useTranslation('picker');
  const signs = [
    { key: 'saved', words: t('matrix.legend.saved') },
    { key: 'changed', words: t('matrix.legend.changed') },
    { key: 'closed', words: t('matrix.legend.closed') },
  ];
  const keys = [
    { key: 'R', words: t('matrix.legend.fillRow') },
    { key: 'D', words: t('matrix.legend.fillDown') },
    { key: <CornerDownLeft />, words: t('matrix.legend.save') },
  ];
  return (
    <div className="matrix-legend" aria-hidden="true">
      {signs.map(({ key, words }) => (
        <span key={key}>
          <i data-sign={key} />
          {words}
        </span>
      ))}
      {hasStock && (
        <span>
          <b className="font-normal text-ink-2">24</b>
          {t('matrix.legend.stock')}
        </span>
      )}
      <span className="matrix-legend-keys">
        {keys.map(({ key, words }) => (
          <span key={words}>
            <bdi className="ltr">
              <kbd>Ctrl</kbd> <kbd>{key}</kbd>
            </bdi>
            {words}
          </span>
        ))}
      </span>
    </div>
  );
}
