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
      <span className="flex items-center gap-2.5 min-w-0 me-auto overflow-hidden text-18 font-semibold tracking-[-0.02em]">
        <BrandMark />
        {usePortalName()}
      </span>
      <LanguageMenu />
      {children}
    </header>
  );
}
