import '../ui/form/segmented.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listShareLinks } from '@toptan/contract/sharing';
import { useTranslation } from 'react-i18next';
import { pageQuery } from '../api/queries.ts';

/** Leads from the collections to the links that show them, and back. */
export function CollectionTabs({ current }: { current: 'collections' | 'links' }) {
  const { t } = useTranslation('share');
  const { data } = useQuery(pageQuery(listShareLinks, { query: { state: 'open', limit: 1 } }));
  const mark = (name: typeof current) =>
    ({
      className: 'segment',
      'data-state': name === current ? 'checked' : 'unchecked',
      'aria-current': name === current ? 'page' : undefined,
    }) as const;
  return (
    <nav className="segmented" aria-label={t('collections')}>
      <Link to="/admin/collections" {...mark('collections')}>
        {t('collections')}
      </Link>
      <Link to="/admin/links" {...mark('links')}>
        {t('links')}
        {data && <span className="font-normal text-ink-3">{t('openCount', { count: data.total })}</span>}
      </Link>
    </nav>
  );
}
