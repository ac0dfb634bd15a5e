import { Link } from '@tanstack/react-router';
import { LayoutGrid, Shirt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { BareRail } from './bare-rail.tsx';
import { MessagePage } from './message-page.tsx';

/** A shop on a page of the staff; the server would refuse each of its calls. */
export function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return (
    <MessagePage
      art={<BareRail sign="403" />}
      title={t('forbidden.title')}
      text={t('forbidden.text')}
      deeds={
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
      }
    />
  );
}
