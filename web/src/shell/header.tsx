import './header.css';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { usePortalName } from '../portal/portal-store.ts';
import { useIsAdmin, useSessionStore } from '../session/session-store.ts';
import { Avatar } from '../ui/layout/avatar.tsx';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { LanguageMenu } from '../ui/layout/language-menu.tsx';
import { MenuButton } from '../ui/overlay/menu-button.tsx';

const StaffTools = lazyPart(async () => (await import('./staff-tools.tsx')).StaffTools);

export function Header() {
  const isAdmin = useIsAdmin();
  return (
    <header className="head">
      <Link to="/" className="head-brand">
        <BrandMark />
        {usePortalName()}
      </Link>
      {isAdmin && <StaffTools />}
      <LanguageMenu />
      <UserMenu />
    </header>
  );
}

const UserMenuList = lazy(async () => ({ default: (await import('./user-menu-list.tsx')).UserMenuList }));

function UserMenu() {
  const { t } = useTranslation(['shell', 'words']);
  const { user, customer } = useSessionStore();
  const name = customer?.companyName || user?.username || t('user');
  return (
    <MenuButton className="head-user" list={menu => <UserMenuList {...menu} />}>
      <Avatar name={name} />
      <span className="max-md:sr-only">
        <bdi className="truncate block max-w-42.5 font-medium">{name}</bdi>
        <span className="block text-12 text-ink-3">{t(`words:role.${user?.role ?? 'shop'}`)}</span>
      </span>
      <ChevronDown className="head-chevron text-ink-3" aria-hidden="true" />
    </MenuButton>
  );
}
