import './basket-resume.css';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../basket/api.ts';
import { Money } from '../i18n/money.tsx';
import { useCountWords } from '../i18n/use-count-words.ts';
import { linesAmount } from '../session/amounts.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Picture } from '../ui/trade/picture.tsx';
import { productsOf } from './basket-products.ts';

/** The content of the basket in one line, above the recent orders on a phone. */
export function BasketResume() {
  const { t } = useTranslation('dashboard');
  const countWords = useCountWords();
  const { data: lines, isPending } = useBasket();
  if (isPending) return <Skeleton shape="box" height="64px" className="mt-3" />;
  if (!lines || lines.length === 0) return null;
  return (
    <Link to="/basket" className="basket-resume">
      <span className="basket-resume-pictures" aria-hidden="true">
        {productsOf(lines)
          .slice(0, 2)
          .map(({ id, imageUrl, category }) => (
            <Picture key={id} imageUrl={imageUrl} category={category} alt="" sizes="40px" />
          ))}
      </span>
      <span className="basket-resume-words">
        <b>{countWords(lines)}</b>
        <Money lira={linesAmount(lines)} className="text-13 text-ink-2" />
      </span>
      <span className="link">
        {t('toBasket')}
        <ArrowRight className="flip" aria-hidden="true" />
      </span>
    </Link>
  );
}
