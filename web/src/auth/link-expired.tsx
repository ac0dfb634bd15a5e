import { Link } from '@tanstack/react-router';
import { KeyRound, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { InfoList } from '../ui/feedback/callout.tsx';
import { Button } from '../ui/form/button.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';

/** The one-time link was used, has expired, or was never issued. The page makes no difference. */
export function LinkExpired() {
  const { t } = useTranslation('auth');
  return (
    <>
      <BrandMark sign="notice" className="mt-7 mb-3.5 h-14 w-12 text-ink-3" />
      <h1>{t('setPassword.expiredTitle')}</h1>
      <p className="public-lead">{t('setPassword.expiredText')}</p>
      <InfoList
        className="mt-5"
        items={[
          { id: 'known', icon: <KeyRound aria-hidden="true" />, text: t('setPassword.expiredKnown') },
          { id: 'unknown', icon: <Mail aria-hidden="true" />, text: t('setPassword.expiredUnknown') },
        ]}
      />
      <Button variant="primary" size="lg" wide asChild>
        <Link to="/login">{t('setPassword.backToLogin')}</Link>
      </Button>
    </>
  );
}
