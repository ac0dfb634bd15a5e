/** What came of a fault. */
export type Outcome = {
  /** How often it was done, and the figures that are worth knowing: `200 rounds, ready again after 1.9 s at most`. */
  figures: string;
  /** What was lost, doubled or wrong; nothing, when all promises held. */
  lost: string[];
  /** What came later than promised, which on a busy machine means little. */
  late?: string[];
};

/** Something bad that is done to the portal, and what must hold while it lasts and afterwards. */
export type Fault = {
  name: string;
  /** The promise, for the report. */
  promise: string;
  /** Why it cannot be done on this machine; null when it can. */
  obstacle?: () => string | null;
  /** @param rounds how often; each fault has its own measure when the operator gives none */
  run(rounds?: number): Promise<Outcome>;
};
