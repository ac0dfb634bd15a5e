import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/portal-store.ts';
import { Button } from '../ui/form/button.tsx';

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'className'>;

/** The way to the request for an account; nothing where the wholesaler takes none. */
export function AskForAccess(look: Look) {
  const { t } = useTranslation('shared');
  const isOpen = usePortal(({ isRegistrationOpen }) => isRegistrationOpen);
  if (!isOpen) return null;
  return (
    <Button asChild {...look}>
      <Link to="/register">
        <UserPlus aria-hidden="true" />
        {t('askForAccess')}
      </Link>
    </Button>
  );
}
