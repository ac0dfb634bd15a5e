import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';

/** No requests are taken, and where to go from here. */
export function RegistrationClosed() {
  const { t } = useTranslation('registration');
  return (
    <>
      <h1>{t('closed.title')}</h1>
      <p className="public-lead">{t('closed.text')}</p>
      <Button variant="primary" size="lg" wide asChild>
        <Link to="/login">{t('backToLogin')}</Link>
      </Button>
    </>
  );
}
