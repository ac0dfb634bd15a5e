import { useTranslation } from 'react-i18next';

/** '12 from stock, 8 to be produced', or the half that there is. */
export function useSplitWords(): (pieces: { fromStock: number; toProduce: number }) => string {
  const { t } = useTranslation('words');
  return ({ fromStock, toProduce }) => {
    if (toProduce === 0) return t('split.fromStock', { fromStock });
    if (fromStock === 0) return t('split.toProduce', { toProduce });
    return t('split.both', { fromStock, toProduce });
  };
}
