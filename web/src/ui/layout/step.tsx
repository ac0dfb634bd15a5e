import './step.css';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface StepProps {
  number: number;
  title: string;
  /** The purpose of the step or, once it is done, its result. */
  about?: ReactNode;
  state: 'done' | 'current' | 'later';
  end?: ReactNode;
  children?: ReactNode;
}

/** A step of a longer task with all its steps on one page; one that is done is a line. */
export function Step({ number, title, about, state, end, children }: StepProps) {
  return (
    <section className="step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <header className="step-head">
        <span className="step-mark" aria-hidden="true">
          {state === 'done' ? <Check /> : number}
        </span>
        <div className="flex flex-1 flex-wrap items-baseline gap-x-3 min-w-min">
          <h2 className="text-15 font-semibold" tabIndex={-1}>
            {title}
          </h2>
          {about !== undefined && <span className="text-13 text-ink-3 wrap-anywhere">{about}</span>}
        </div>
        {end !== undefined && <span>{end}</span>}
      </header>
      {children}
    </section>
  );
}
