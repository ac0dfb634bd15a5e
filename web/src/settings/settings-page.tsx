import './settings.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getSettings, type Settings } from '@toptan/contract/settings';
import {
  Bell,
  Eye,
  Languages,
  type LucideIcon,
  Mail,
  Palette,
  ShoppingBasket,
  Store,
  Users,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dataQuery } from '../api/queries.ts';
import { lazyPart } from '../i18n/lazy-part.tsx';
import { useWords } from '../i18n/use-words.ts';
import { LeaveQuestion } from '../lists/discard-question.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { MeanwhileNotice } from '../lists/use-meanwhile.tsx';
import { Button } from '../ui/button/button.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { CompanySettings } from './company-settings.tsx';
import { EmailSettings } from './email-settings.tsx';
import { LanguageSettings } from './language-settings.tsx';
import { LookSettings } from './look-settings.tsx';
import { OrderSettings } from './order-settings.tsx';
import { tabOf } from './settings-draft.ts';
import { type SettingsTab, settingsTabs } from './settings-search.ts';
import { ShowcaseSettings } from './showcase-settings.tsx';
import { StaffSettings } from './staff-settings.tsx';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

const route = getRouteApi('/admin/settings');

const NoticeSettings = lazyPart(
  async () => (await import('./notice-settings.tsx')).NoticeSettings,
  ['notices'],
  () => <Skeleton shape="box" height="420px" />,
);

const icons: Record<SettingsTab, LucideIcon> = {
  company: Store,
  look: Palette,
  orders: ShoppingBasket,
  emails: Mail,
  notices: Bell,
  showcase: Eye,
  languages: Languages,
  staff: Users,
};

function Tabs({ tab }: { tab: SettingsTab }) {
  const { t } = useTranslation('settings');
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen, and an address may name the last.
    if (tab) current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [tab]);
  return (
    <nav className="settings-tabs" aria-label={t('title')}>
      {settingsTabs.map(name => {
        const Icon = icons[name];
        return (
          <Link
            key={name}
            to="/admin/settings"
            search={{ tab: name }}
            {...(name === tab && { ref: current, 'aria-current': 'page' })}
          >
            <Icon aria-hidden="true" />
            {t(`tabs.${name}`)}
          </Link>
        );
      })}
    </nav>
  );
}

function Part({ tab, form }: { tab: SettingsTab; form: SettingsForm }) {
  switch (tab) {
    case 'look':
      return <LookSettings form={form} />;
    case 'orders':
      return <OrderSettings form={form} />;
    case 'emails':
      return <EmailSettings form={form} />;
    case 'notices':
      return <NoticeSettings form={form} />;
    case 'showcase':
      return <ShowcaseSettings form={form} />;
    case 'staff':
      return <StaffSettings form={form} />;
    case 'languages':
      return <LanguageSettings form={form} />;
    default:
      return <CompanySettings form={form} />;
  }
}

function SettingsForms({ settings, tab }: { settings: Settings; tab: SettingsTab }) {
  const { t, list } = useWords(['settings', 'words']);
  const navigate = route.useNavigate();
  const form = useSettingsForm(settings);
  const { names, told } = form;
  const isDirty = names.length > 0;
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        form.save(name => void navigate({ search: { tab: tabOf(name) } }));
      }}
    >
      <PageHeader
        title={t('title')}
        tools={
          isDirty && (
            <>
              <span className="settings-unsaved">{t('unsaved', { count: names.length })}</span>
              <Button onClick={form.discard} disabled={form.isBusy}>
                {t('discard')}
              </Button>
              <Button type="submit" variant="primary" busy={form.isBusy}>
                {t('words:save')}
              </Button>
            </>
          )
        }
      />
      {told.length > 0 && (
        <MeanwhileNotice title={t('toldTitle')} className="mb-4">
          {t('toldText', { names: list(told.map(name => t(`names.${name}`))) })}
        </MeanwhileNotice>
      )}
      <div className="settings">
        <Tabs tab={tab} />
        <div>
          <h2 className="sr-only">{t(`tabs.${tab}`)}</h2>
          <Part tab={tab} form={form} />
        </div>
      </div>
      <LeaveQuestion isDirty={isDirty} openBy="step" />
    </form>
  );
}

/** The wholesaler's settings of the portal, for administrators. */
export function SettingsPage() {
  const { t } = useTranslation(['settings', 'words']);
  const { tab = 'company' } = route.useSearch();
  const { data, error, refetch, isFetching } = useQuery(dataQuery(getSettings));
  if (data) return <SettingsForms settings={data} tab={tab} />;
  return (
    <>
      <PageHeader title={t('title')} />
      {error ? (
        <LoadError title={t('failed')} query={{ error, refetch, isFetching }} />
      ) : (
        <div className="settings">
          <Tabs tab={tab} />
          <div className="grid gap-3">
            <LoadingWords>{t('words:loading')}</LoadingWords>
            <Skeleton shape="box" height="96px" />
            <Skeleton shape="box" height="96px" />
            <Skeleton shape="box" height="96px" />
          </div>
        </div>
      )}
    </>
  );
}
