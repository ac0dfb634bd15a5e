import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface Way {
  name: 'productFile' | 'productByHand' | 'pictures' | 'customerFile' | 'customerByHand';
  to: NonNullable<LinkProps['to']>;
  search: Record<string, string>;
  icon: LucideIcon;
  /** The first to look at. */
  isFastest?: boolean;
}

/** Ways to the same end, each a link to the screen that does it. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation('guide');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-3">
      {ways.map(({ name, to, search, icon: Icon, isFastest }) => (
        <Link key={name} to={to} search={search} className="guide-way" data-fastest={isFastest || undefined}>
          <Icon className="text-accent-text" aria-hidden="true" />
          <b className="mt-2 text-15 text-ink">{t(`ways.${name}.title`)}</b>
          <span>{t(`ways.${name}.text`)}</span>
          {isFastest && (
            <em className="absolute top-0 end-3 px-1.5 bg-accent text-on-accent font-medium not-italic">
              {t('fastest')}
            </em>
          )}
        </Link>
      ))}
    </div>
  );
}
