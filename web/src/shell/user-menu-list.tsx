import './user-menu.css';
import { Link } from '@tanstack/react-router';
import { CircleUser, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasWaiting } from '../basket/waiting-changes.ts';
import { useSessionStore } from '../session/session-store.ts';
import { Menu, MenuChoice, MenuItem, MenuRule } from '../ui/overlay/menu.tsx';
import type { MenuOfButton } from '../ui/overlay/menu-button.tsx';
import { LogOutQuestion, useLogOut } from './log-out.tsx';
import { themes, useThemeStore } from './theme-store.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon };

/** The user who is signed in, the theme, the own account, and the way out. The language is chosen beside it. */
export function UserMenuList(menu: MenuOfButton) {
  const { t } = useTranslation(['shell', 'words']);
  const { user, customer } = useSessionStore();
  const theme = useThemeStore(state => state.theme);

  const name = customer?.companyName || user?.username || t('user');
  const role = t(`words:role.${user?.role ?? 'shop'}`);

  const logOut = useLogOut();
  const [isAsking, setAsking] = useState(false);

  function leave() {
    if (hasWaiting()) setAsking(true);
    else void logOut();
  }

  return (
    <>
      <Menu className="user-menu" {...menu}>
        <div className="user-menu-who grid pt-2.5 pb-2 px-2.5">
          <span className="own font-semibold">
            <bdi>{name}</bdi>
          </span>
          <span className="text-13 text-ink-3">
            {role} · <bdi className="code">{user?.username}</bdi>
          </span>
        </div>
        <MenuRule />
        <MenuChoice
          look="tiles"
          label={t('theme')}
          value={theme}
          onChange={next => useThemeStore.setState({ theme: next })}
          options={themes.map(value => {
            const Icon = themeIcons[value];
            return { value, label: t(`themes.${value}`), icon: <Icon aria-hidden="true" /> };
          })}
        />
        <MenuRule />
        <MenuItem asChild>
          <Link to="/account">
            <CircleUser aria-hidden="true" />
            {t('account')}
          </Link>
        </MenuItem>
        <MenuRule />
        <MenuItem icon={<LogOut className="flip" aria-hidden="true" />} onSelect={leave}>
          {t('logOut')}
        </MenuItem>
      </Menu>
      <LogOutQuestion open={isAsking} onOpenChange={setAsking} />
    </>
  );
}
