import type { OrderStatus } from '@toptan/contract/order-statuses';
import { dayMs } from './days.ts';
import type { DemoOrder } from './types.ts';

/**
 * The times at which an order placed at `placed` came into each status, as far as `today` knows. Days from step to step are
 * drawn from `next`; `deliveryDays` is the least and the most days that its delivery takes.
 */
export function timeline(
  placed: Date,
  today: Date,
  deliveryDays: [number, number],
  next: () => number,
): DemoOrder['history'] {
  const steps: DemoOrder['history'] = [{ status: 'pending', at: placed }];
  let at = placed.getTime();
  const after = (status: OrderStatus, least: number, most: number) => {
    at += (least + (most - least) * next()) * dayMs;
    steps.push({ status, at: atWork(at) });
  };
  const outcome = next();
  if (outcome < 0.03) after('cancelled', 0.2, 3);
  else {
    after('confirmed', 0.15, 4.6);
    if (outcome < 0.06) after('cancelled', 0.5, 3);
    else {
      after('in_production', 1, 4.5);
      after('shipped', 4, 12);
      after('delivered', ...deliveryDays);
    }
  }
  return steps.filter(step => step.at <= today);
}

/** The same moment, or the next morning when it falls into the night (Istanbul, 20:00 to 8:00). */
function atWork(time: number): Date {
  const sinceMidnight = (time + dayMs / 8) % dayMs;
  const opening = dayMs / 3;
  const closing = (dayMs * 20) / 24;
  if (sinceMidnight < opening) return new Date(time + opening - sinceMidnight);
  if (sinceMidnight > closing) return new Date(time + dayMs - sinceMidnight + opening);
  return new Date(time);
}
