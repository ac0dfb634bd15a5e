import { Link } from '@tanstack/react-router';
import { LayoutGrid, Shirt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';

/** Links from a page without content to the screens that everybody may open. */
export function WaysBack() {
  const { t } = useTranslation('shell');
  return (
    <>
      <Button variant="primary" size="md" asChild>
        <Link to="/">
          <LayoutGrid aria-hidden="true" />
          {t('notFound.toDashboard')}
        </Link>
      </Button>
      <Button size="md" asChild>
        <Link to="/catalog">
          <Shirt aria-hidden="true" />
          {t('notFound.toCatalog')}
        </Link>
      </Button>
    </>
  );
}
