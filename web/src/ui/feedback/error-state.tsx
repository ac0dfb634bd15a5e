import './state.css';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { FallenHangerArt, TornTagArt } from './failure-art.tsx';

export interface ErrorStateProps {
  /** The failure, such as 'Orders could not be loaded'. */
  title: ReactNode;
  text?: ReactNode;
  /** Tries again; left out where there is nothing to try. */
  onRetry?: () => void;
  retrying?: boolean;
  inline?: boolean;
  /** True for one of several on its page: trying again is not the one main action. */
  quiet?: boolean;
  level?: 1 | 2 | 3;
}

/** Something failed, nothing is lost, and a way to try again. */
export function ErrorState({
  title,
  text,
  onRetry,
  retrying = false,
  inline,
  quiet = false,
  level = 2,
}: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const Heading = `h${level}` as const;
  const words = (
    <>
      <Heading className="state-title">{title}</Heading>
      {text !== undefined && <p className="state-text">{text}</p>}
      {onRetry !== undefined && (
        <div className="state-actions">
          <Button variant={quiet ? 'quiet' : 'primary'} busy={retrying} onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <div className={inline ? 'state state-inline' : 'state'} role="alert">
      {inline ? <TornTagArt /> : <FallenHangerArt />}
      {inline ? <div>{words}</div> : words}
    </div>
  );
}
