import './guide.css';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type Guide, type GuideProgress, type GuideStep, guideSteps } from '@toptan/contract/guide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressNotice } from '../customers/address-notice.tsx';
import { Invitations } from '../customers/invitations.tsx';
import { LoadError } from '../lists/load-error.tsx';
import { CompanyBasics, type TypedLook } from '../settings/company-basics.tsx';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { LoadingWords, Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { Step } from '../ui/layout/step.tsx';
import { nextStep, useChangeGuide, useGuide } from './api.ts';
import { CustomersStep } from './customers-step.tsx';
import { ProductsStep } from './products-step.tsx';
import { ShopView } from './shop-view.tsx';

const route = getRouteApi('/admin/start');

/** The first day of a portal, in four steps that can be left and taken up again. */
export function GuidePage() {
  const { t } = useTranslation(['guide', 'words']);
  const { data, isError, error, refetch, isFetching } = useGuide();
  const [typed, setTyped] = useState<TypedLook>();
  const progress = data?.progress;
  const sofar = progress && t('progress', { done: progress.done.length, all: guideSteps.length });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        {...(progress && {
          tools: (
            <div className="grid grid-cols-[auto_minmax(80px,168px)] items-center gap-3 text-ink-2 whitespace-nowrap max-md:grid-cols-[auto_minmax(0,1fr)] max-md:w-full">
              <span>{sofar}</span>
              <ProgressBar done={progress.done.length / guideSteps.length} label={sofar ?? ''} />
            </div>
          ),
        })}
      />
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-6 max-lg:grid-cols-1">
          <div className="grid gap-3">
            {!data.isOpen && <PortalOpen progress={data.progress} />}
            {data.progress && <Steps {...data} progress={data.progress} onTyped={setTyped} />}
          </div>
          <ShopView typed={typed} />
        </div>
      ) : isError ? (
        <LoadError title={t('loadFailed')} query={{ error, refetch, isFetching }} />
      ) : (
        <>
          <LoadingWords>{t('words:loading')}</LoadingWords>
          <Skeleton shape="box" height="320px" />
        </>
      )}
    </>
  );
}

/** The guide is over, or never was. */
function PortalOpen({ progress }: { progress: GuideProgress | null }) {
  const { t } = useTranslation('guide');
  return (
    <EmptyState
      art="papers"
      title={t('over.title')}
      text={progress ? `${t('over.counts', progress)} ${t('over.text')}` : t('over.text')}
      action={
        <>
          <Button asChild variant="primary">
            <Link to="/">{t('over.toDashboard')}</Link>
          </Button>
          <Button asChild>
            <Link to="/catalog" search={{ as: 'shop' }}>
              {t('asShop')}
            </Link>
          </Button>
        </>
      }
    />
  );
}

interface StepsProps extends Guide {
  progress: GuideProgress;
  onTyped: (look: TypedLook | undefined) => void;
}

function Steps({ progress, isOpen, address, onTyped }: StepsProps) {
  const { t } = useTranslation('guide');
  const navigate = route.useNavigate();
  const change = useChangeGuide();
  const { step: opened } = route.useSearch();
  const { done } = progress;
  const current = opened ?? (isOpen ? nextStep(progress) : undefined);
  const open = (step: GuideStep | undefined, isSaved = false) =>
    void navigate({ search: { step }, replace: true, resetScroll: false, ignoreBlocker: isSaved });
  const skip = (step: GuideStep) => change.mutate({ skip: step }, { onSuccess: () => open(undefined) });
  const leave = (step: GuideStep) =>
    done.includes(step) ? (
      <Button variant="ghost" onClick={() => open(undefined)}>
        {t('fold')}
      </Button>
    ) : (
      <Button variant="ghost" busy={change.isPending} onClick={() => skip(step)}>
        {t(step === 'invitations' && progress.invited > 0 ? 'enough' : 'skip')}
      </Button>
    );
  const contents: Record<GuideStep, React.ReactNode> = {
    company: (
      <CompanyBasics
        next={t('saveAndGoOn')}
        onTyped={onTyped}
        onSaved={() => open(undefined, true)}
        foot={leave('company')}
      />
    ),
    products: <ProductsStep />,
    customers: <CustomersStep address={address} />,
    invitations: (
      <div className="step-body">
        <AddressNotice address={address} />
        {progress.customers === 0 ? <p className="quiet">{t('noCustomers')}</p> : <Invitations />}
      </div>
    ),
  };
  return (
    <>
      {guideSteps.map((step, at) => (
        <GuideStepView
          key={step}
          step={step}
          number={at + 1}
          progress={progress}
          isCurrent={step === current}
          onOpen={() => open(step)}
        >
          {contents[step]}
          {step !== 'company' && <div className="step-foot">{leave(step)}</div>}
        </GuideStepView>
      ))}
      <p className="quiet">
        {progress.isClosed ? (
          <Button variant="link" onClick={() => change.mutate({ isClosed: false })}>
            {t('openAgain')}
          </Button>
        ) : (
          isOpen && (
            <>
              {t('notNeeded')}{' '}
              <Button variant="link" onClick={() => change.mutate({ isClosed: true })}>
                {t('close')}
              </Button>
            </>
          )
        )}
      </p>
    </>
  );
}

interface GuideStepViewProps {
  step: GuideStep;
  number: number;
  progress: GuideProgress;
  isCurrent: boolean;
  onOpen: () => void;
  children: React.ReactNode;
}

/** A step: open, or a line with its result. */
function GuideStepView({ step, number, progress, isCurrent, onOpen, children }: GuideStepViewProps) {
  const { t } = useTranslation('guide');
  const result = useResult(progress);
  const isDone = progress.done.includes(step);
  if (isCurrent)
    return (
      <Step
        number={number}
        title={t(`steps.${step}.title`)}
        state="current"
        {...(isDone && { about: result(step) })}
      >
        {children}
      </Step>
    );
  const isSkipped = !isDone && progress.skipped.includes(step);
  return (
    <Step
      number={number}
      title={t(`steps.${step}.title`)}
      about={isDone ? result(step) : isSkipped ? t('skipped') : t(`steps.${step}.about`)}
      state={isDone ? 'done' : 'later'}
      end={
        <Button
          variant="link"
          onClick={onOpen}
          aria-label={`${t(isDone ? 'change' : 'open')}: ${t(`steps.${step}.title`)}`}
        >
          {t(isDone ? 'change' : 'open')}
        </Button>
      }
    />
  );
}

/** The result of a step that is done. */
function useResult({ name, hasLogo, products, customers, invited, signedIn }: GuideProgress) {
  const { t } = useTranslation('guide');
  return (step: GuideStep): string => {
    if (step === 'company') return [name, hasLogo && t('logo')].filter(Boolean).join(' · ');
    if (step === 'products') return t('products', { count: products });
    if (step === 'customers') return t('customers', { count: customers });
    return t('invited', { customers, invited, signedIn });
  };
}
