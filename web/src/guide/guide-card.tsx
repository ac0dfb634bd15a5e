import './guide.css';
import { Link } from '@tanstack/react-router';
import { guideSteps } from '@toptan/contract/guide';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { nextStep, useGuide } from './api.ts';

/** The card of the dashboard while the portal is being set up: the done steps, and the way back to the guide. */
export function GuideCard() {
  const { t } = useTranslation('guide');
  const { data } = useGuide();
  const progress = data?.progress;
  const next = progress && nextStep(progress);
  if (!data?.isOpen || !progress || !next) return null;
  const { done, customers, invited, signedIn } = progress;
  const sofar = t('progress', { done: done.length, all: guideSteps.length });
  return (
    <section className="card guide-card" aria-labelledby="guide-card">
      <div className="flex-[1_1_240px]">
        <h2 className="text-15 font-semibold" id="guide-card">
          {t(done.length === 0 ? 'title' : 'goOn')}
        </h2>
        <p className="quiet">
          {sofar}. {t('next', { step: t(`steps.${next}.title`) })}
          {next === 'invitations' && ` ${t('invited', { customers, invited, signedIn })}`}
        </p>
      </div>
      <div className="guide-card-bar">
        <ProgressBar done={done.length / guideSteps.length} label={sofar} />
      </div>
      <Button asChild variant="primary">
        <Link to="/admin/start">
          {t(done.length === 0 ? 'begin' : 'continue')}
          <ArrowRight className="flip" aria-hidden="true" />
        </Link>
      </Button>
    </section>
  );
}
