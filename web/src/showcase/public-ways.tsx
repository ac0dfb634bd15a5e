import { Link, useParams } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../portal/portal-store.ts';
import { Button } from '../ui/button/button.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody asks for access from the showcase, or from the link with this token, and finds the way back there. */
    askedFrom?: { token: string | undefined };
  }
}

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'className'>;

/** The way to the request for an account; nothing where the wholesaler takes none. */
export function AskForAccess(look: Look) {
  const { t } = useTranslation('shared');
  const isOpen = usePortal(({ isRegistrationOpen }) => isRegistrationOpen);
  const { token } = useParams({ strict: false });
  if (!isOpen) return null;
  return (
    <Button asChild {...look}>
      <Link to="/register" state={{ askedFrom: { token } }}>
        <UserPlus aria-hidden="true" />
        {t('askForAccess')}
      </Link>
    </Button>
  );
}
