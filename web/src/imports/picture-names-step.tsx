import type { Import } from '@toptan/contract/imports';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/form/button.tsx';
import { Step } from '../ui/layout/step.tsx';
import { useCheck } from './api.ts';
import { NameRule } from './name-rule.tsx';

/** Pictures that were sent and not checked: their sending was interrupted. */
export function PictureNamesStep({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const check = useCheck(found.id);
  return (
    <Step number={2} title={t('pictures.step')} about={t('pictures.interrupted')} state="current">
      <div className="step-body">
        <NameRule />
      </div>
      <div className="step-foot border-t-0">
        <Button variant="primary" size="md" busy={check.isPending} onClick={() => check.mutate({})}>
          {t('pictures.go', { count: found.counts.rows })}
        </Button>
      </div>
    </Step>
  );
}
