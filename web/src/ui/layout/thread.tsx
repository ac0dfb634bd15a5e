import './thread.css';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface ThreadProps {
  /** The steps in order; past ones carry a check instead of their number. */
  steps: readonly { title: string; text?: ReactNode; past?: boolean }[];
}

/** The steps that come next, joined by a line. */
export function Thread({ steps }: ThreadProps) {
  return (
    <ol className="thread">
      {steps.map((step, index) => (
        <li key={step.title} className={step.past ? 'thread-past' : undefined}>
          <span className="thread-knot" aria-hidden="true">
            {step.past ? <Check /> : index + 1}
          </span>
          <div>
            <b className="block pt-1 leading-[1.4]">{step.title}</b>
            {step.text !== undefined && <p className="text-14 leading-[1.5] text-ink-3">{step.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
