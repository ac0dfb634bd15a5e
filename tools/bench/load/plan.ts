/** A call of a driver. */
export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  /** The body, sent as JSON. */
  body?: unknown;
  /** Requested as by a browser that has the answer already, once it has: 304 is expected. */
  revalidates?: true;
  /** True: sent with an `Idempotency-Key` of its own, as the screens send it. */
  hasKey?: true;
};

/** The work of a driver: each connection makes its own calls in turn, from the beginning again where `isEndless`. */
export type Plan = {
  address: string;
  /** A list for each connection. */
  calls: Call[][];
  isEndless: boolean;
  /** Seconds that are measured, after those that are not. */
  seconds: number;
  warmUp: number;
};

/** The figures of a driver, in milliseconds and calls a second. */
export type Outcome = {
  rate: number;
  median: number;
  p99: number;
  calls: number;
  errors: number;
  /** Milliseconds of its own processor for one call. */
  driving: number;
};
