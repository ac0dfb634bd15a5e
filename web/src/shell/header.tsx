import './header.css';
import { Link } from '@tanstack/react-router';
import { usePortalName } from '../portal/portal-store.ts';
import { useIsAdmin } from '../session/session-store.ts';
import { BrandMark } from '../ui/layout/brand-mark.tsx';
import { LanguageMenu } from '../ui/layout/language-menu.tsx';
import { AdminPanel } from './admin-panel.tsx';
import { CommandButton } from './command/command-button.tsx';
import { UserMenu } from './user-menu.tsx';

export function Header() {
  const isAdmin = useIsAdmin();
  return (
    <header className="head">
      <Link to="/" className="head-brand">
        <BrandMark />
        {usePortalName()}
      </Link>
      {isAdmin && (
        <>
          <CommandButton />
          <AdminPanel />
          <span className="head-rule" />
        </>
      )}
      <LanguageMenu />
      <UserMenu />
    </header>
  );
}
