import { Link } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';

/** The way to the showcase, below the login. */
export function ShowcaseLink() {
  const { t } = useTranslation('shared');
  return (
    <p className="mt-4">
      <Button variant="link" asChild>
        <Link to="/showcase">
          <Store aria-hidden="true" />
          {t('ended.showcase')}
        </Link>
      </Button>
    </p>
  );
}
