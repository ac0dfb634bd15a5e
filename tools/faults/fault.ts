/** The outcome of a fault. */
export type Outcome = {
  /** The number of rounds, and the figures for the report: `200 rounds, ready again after 1.9 s at most`. */
  figures: string;
  /** The broken promises: things lost, doubled or wrong. */
  lost: string[];
  /** Things later than promised, which on a busy machine means little. */
  late?: string[];
};

/** Damage that is done to the portal, and the promise that holds while it lasts and afterwards. */
export type Fault = {
  name: string;
  /** The promise, for the report. */
  promise: string;
  /** Why it cannot be done on this machine; null when it can. */
  obstacle?: () => string | null;
  /** @param rounds how often; each fault has its own measure when the operator gives none */
  run(rounds?: number): Promise<Outcome>;
};
