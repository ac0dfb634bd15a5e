import { useTranslation } from 'react-i18next';

/** The heads of the columns, where the list has space for columns. */
export function BasketColumns() {
  const { t } = useTranslation('basket');
  return (
    <div className="basket-columns" aria-hidden="true">
      <span>{t('product')}</span>
      <div className="basket-row">
        <span>{t('color')}</span>
        <span>{t('size')}</span>
        <span>{t('quantity')}</span>
        <span className="num">{t('unit')}</span>
        <span className="num">{t('amount')}</span>
      </div>
    </div>
  );
}
