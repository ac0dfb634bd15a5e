import './public-bar.css';
import type { ReactNode } from 'react';
import { usePortalName } from '../../portal/portal-store.ts';
import { classNames } from '../class-names.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';

interface PublicBarProps {
  /** True: as wide as a single column. */
  narrow?: boolean;
  /** Ways on, behind the languages. */
  children?: ReactNode;
}

/** The head of a page that people without an account see: the wholesaler and the languages. */
export function PublicBar({ narrow = false, children }: PublicBarProps) {
  return (
    <header className={classNames('public-bar', narrow && 'public-bar-narrow')}>
      <span className="public-bar-brand">
        <BrandMark />
        {usePortalName()}
      </span>
      <LanguageMenu />
      {children}
    </header>
  );
}
