import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';
import { useGuide } from './api.ts';

/** The way back to the guide from a task that it led to; nothing once the guide is over. */
export function GuideBack() {
  const { t } = useTranslation('guide');
  const { data } = useGuide();
  if (!data?.isOpen) return null;
  return (
    <Button asChild>
      <Link to="/admin/start">{t('back')}</Link>
    </Button>
  );
}
