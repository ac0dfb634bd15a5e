import './status.css';
import './progress-line.css';
import { orderSteps } from '@toptan/contract/order-statuses';
import type { ReactNode } from 'react';
import { toneOf } from './status-tone.ts';

function stepsReached(status: string): number {
  return (orderSteps as readonly string[]).indexOf(status);
}

interface ProgressLineProps {
  /** The order's status; cancelled draws one broken line. */
  status: string;
  /** The words that are read out, such as 'In production, step 3 of 5'. */
  label: string;
}

/** Five steps, filled as far as the order has come. */
export function ProgressLine({ status, label }: ProgressLineProps) {
  const reached = stepsReached(status);
  return (
    <div className="progress-line" data-tone={toneOf(status)} role="img" aria-label={label}>
      {status === 'cancelled' ? (
        <i />
      ) : (
        orderSteps.map((step, index) => <i key={step} data-on={index <= reached || undefined} />)
      )}
    </div>
  );
}

interface ProgressStepsProps {
  status: string;
  /** The words of the five steps, and under each a date if it is known. */
  steps: Record<(typeof orderSteps)[number], { label: ReactNode; note?: ReactNode }>;
}

/** The same line with its words, for the details of an order. */
export function ProgressSteps({ status, steps }: ProgressStepsProps) {
  const reached = stepsReached(status);
  return (
    <div className="progress-road">
      <ol className="progress-steps" data-tone={toneOf(status)}>
        {orderSteps.map((step, index) => (
          <li
            key={step}
            data-on={index <= reached || undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            {steps[step].label}
            {steps[step].note !== undefined && (
              <small className="block text-12 font-normal">{steps[step].note}</small>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
