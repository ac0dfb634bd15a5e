import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/layout/card.tsx';

export interface StepProps {
  number: number;
  title: string;
  /** What it is about or, once it is done, what came of it. */
  about?: ReactNode;
  state: 'done' | 'current' | 'later';
  end?: ReactNode;
  children?: ReactNode;
}

/** One of the steps of an import, all of them on one page; one that is done is a line. */
export function Step({ number, title, about, state, end, children }: StepProps) {
  return (
    <Card className="import-step-card">
      <div className="import-step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <div className="import-step-head">
          <span className="import-step-mark" aria-hidden="true">
            {state === 'done' ? <Check /> : number}
          </span>
          <h2>{title}</h2>
          {about !== undefined && <span className="text-13 text-ink-3">{about}</span>}
          {end !== undefined && <span className="import-step-end">{end}</span>}
        </div>
        {children}
      </div>
    </Card>
  );
}
