import './account.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getAccount, setAccountLanguage } from '@toptan/contract/account';
import type { Language } from '@toptan/contract/languages';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { dataQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';
import { useOutcome } from '../api/use-outcome.ts';
import { languageOptions } from '../i18n/language-table.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { useAreBellsOn } from '../notices/bells-api.ts';
import { isToldByPortal } from '../portal/notice-ways.ts';
import { usePortal } from '../portal/portal-store.ts';
import { useIsAdmin, useSessionStore } from '../session/session-store.ts';
import { Callout } from '../ui/feedback/callout.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Segmented } from '../ui/form/segmented.tsx';
import { Card } from '../ui/layout/card.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { EmailCard } from './email-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

const NoticesCard = lazyPart(
  async () => (await import('./notices-card.tsx')).NoticesCard,
  ['notices'],
  () => <Skeleton shape="box" height="240px" />,
);

const BellsCard = lazyPart(
  async () => (await import('./bells-card.tsx')).BellsCard,
  ['notices'],
  () => <Skeleton shape="box" height="140px" />,
);

/** The user's own account: the password, the sessions, and a second factor. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const { data: account, error, isLoadingError, refetch, isFetching } = useQuery(dataQuery(getAccount));
  const user = useSessionStore(session => session.user);
  const isAdmin = useIsAdmin();
  const areBellsOn = useAreBellsOn();
  const isTold = usePortal(isToldByPortal) && !isAdmin;

  return (
    <>
      <PageHeader title={t('title')} subtitle={<bdi className="code">{user?.username}</bdi>} />
      {user?.mustSetUpSecondFactor && (
        <Callout tone="warning" icon={<ShieldAlert aria-hidden="true" />} title={t('factor.mustTitle')} live>
          {t('factor.mustText')}
        </Callout>
      )}
      {isLoadingError ? (
        <LoadError title={t('loadFailed')} query={{ error, refetch, isFetching }} />
      ) : (
        <div className="account">
          <div className="grid gap-6">
            <PasswordCard username={user?.username ?? ''} />
            <SecondFactorCard factor={account?.secondFactor} />
          </div>
          <div className="grid gap-6">
            {isAdmin && <NameCard displayName={account?.displayName} />}
            {isAdmin && <EmailCard email={account?.email} />}
            {!isAdmin && <LanguageCard language={account?.language} />}
            {isTold && <NoticesCard />}
            {areBellsOn && !isAdmin && <BellsCard />}
            <SessionsCard />
          </div>
        </div>
      )}
    </>
  );
}

type LanguageCardProps = {
  /** The language of the shop's messages; null: none is known; undefined while the account loads. */
  language: Language | null | undefined;
};

/** The language of the shop's emails and messages, where the portal speaks several. */
function LanguageCard({ language }: LanguageCardProps) {
  const { t } = useTranslation('account');
  const languages = usePortal(portal => portal.languages);
  const change = useMutation({
    mutationFn: (language: Language) => call(setAccountLanguage, { body: { language } }),
    ...useOutcome({ done: t('language.changed'), failed: t('language.failed') }),
    onSettled: () => refresh(getAccount),
  });
  if (languages.length < 2) return null;
  return (
    <Card title={t('language.title')}>
      <div className="account-card">
        <Segmented<Language | ''>
          look="field"
          label={t('language.title')}
          value={(change.isPending ? change.variables : language) ?? ''}
          onChange={chosen => chosen && change.mutate(chosen)}
          disabled={language === undefined}
          options={languageOptions(languages)}
        />
        <p className="quiet">{t('language.note')}</p>
      </div>
    </Card>
  );
}
