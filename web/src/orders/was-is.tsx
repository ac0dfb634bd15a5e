import './was-is.css';
import { ArrowRight } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';

interface WasIsProps {
  from: number;
  to: number;
  /** True: the second figure is asked for. */
  isAsked?: boolean;
}

/** A figure before and after a change. */
export function WasIs({ from, to, isAsked = false }: WasIsProps) {
  const { t, number } = useWords(['changes', 'changeRequests']);
  const after = Number.isNaN(to) ? '?' : number(to);
  const figures = { from: number(from), to: after };
  return (
    <span className="was-is">
      <span className="sr-only">{isAsked ? t('changeRequests:wasIs', figures) : t('wasIs', figures)}</span>
      <s aria-hidden="true">{number(from)}</s>
      <ArrowRight className="flip" aria-hidden="true" />
      <b aria-hidden="true">{after}</b>
    </span>
  );
}
