import { FairLimiter } from './fair-limiter.ts';

/** The turns at files that are read: each takes a processor, and some hundred megabytes. */
export const fileReaders = new FairLimiter({ atOnce: 2, ofUser: 1, waiting: 10 });
