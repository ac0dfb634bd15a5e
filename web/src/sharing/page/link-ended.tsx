import { Link } from '@tanstack/react-router';
import { LogIn, MessageCircle, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../../portal/portal-store.ts';
import { whatsappAddress } from '../../portal/whatsapp.ts';
import { useSessionStore } from '../../session/session-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { DocumentTitle } from '../../ui/layout/document-title.tsx';

/** The link is wrong, has ended, or shows nothing any more. The page makes no difference. */
export function LinkEnded() {
  const { t } = useTranslation('shared');
  const number = usePortal(({ whatsapp, phone }) => whatsapp ?? phone);
  const isSignedIn = useSessionStore(session => session.isAuthenticated);
  const hasShowcase = usePortal(({ showcase }) => showcase !== 'off');
  return (
    <main className="grid justify-items-center gap-1.5 pt-18 px-page pb-30 text-center">
      <FallenTag />
      <DocumentTitle>{t('ended.title')}</DocumentTitle>
      <h1>{t('ended.title')}</h1>
      <p className="max-w-[40ch] text-ink-3 text-balance">
        {t(isSignedIn ? 'ended.textSignedIn' : 'ended.text')}
      </p>
      <div className="shared-ways">
        <Button asChild variant="primary">
          <a href={whatsappAddress(number, t('ended.askText'))} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden="true" />
            {t('ended.ask')}
          </a>
        </Button>
        <Button asChild>
          {isSignedIn ? (
            <Link to="/catalog">{t('ended.catalog')}</Link>
          ) : (
            <Link to="/login">
              <LogIn className="flip" aria-hidden="true" />
              {t('signIn')}
            </Link>
          )}
        </Button>
        {hasShowcase && (
          <Button asChild variant="ghost">
            <Link to="/showcase">
              <Store aria-hidden="true" />
              {t('ended.showcase')}
            </Link>
          </Button>
        )}
      </div>
    </main>
  );
}

/** A tag that has come off its thread. */
function FallenTag() {
  return (
    <svg className="w-44 mb-5 text-accent-text" viewBox="0 0 176 150" fill="none" aria-hidden="true">
      <path d="M8 14h160" stroke="var(--line-2)" strokeWidth="4" strokeLinecap="round" />
      <path d="M88 14v24m-4-2 4 5 4-5" stroke="var(--ink-3)" strokeWidth="1.5" />
      <g transform="translate(92 100) rotate(14)">
        <path d="M-7-44c-3-5-8-6-7-12" stroke="var(--ink-3)" strokeWidth="1.5" />
        <path
          d="M-17-44h34q3 0 5 2.400l10 12.300q1.500 1.800 1.500 4.200V32q0 6-6 6h-55q-6 0-6-6v-57.100q0-2.400 1.500-4.200l10-12.300q2-2.400 5-2.400Z"
          fill="var(--surface)"
          stroke="currentColor"
          strokeWidth="2"
        />
        <circle cy="-31" r="4.500" fill="var(--page)" stroke="currentColor" strokeWidth="2" />
        <path d="M-20-4h40M-20 8h27" stroke="var(--line-2)" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  );
}
