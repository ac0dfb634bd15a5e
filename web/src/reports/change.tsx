import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFigures } from '../i18n/use-figures.ts';

/** '↑ +15.4%'; a dash where there is nothing to compare with. */
export function Change({ growth }: { growth: number | null }) {
  const { percent } = useFigures();
  const { t } = useTranslation('reports');
  if (growth === null) return <span title={t('nothingBefore')}>—</span>;
  const Arrow = growth < 0 ? ArrowDown : ArrowUp;
  return (
    <span className="whitespace-nowrap">
      {growth !== 0 && <Arrow className="icon-14 inline-block align-[-2px] me-1" aria-hidden="true" />}
      <bdi dir="ltr">{percent(growth, true)}</bdi>
    </span>
  );
}
