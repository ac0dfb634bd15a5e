/** The advisory locks of this database. Servers of several versions share them, so that a number never changes. */
export const advisoryLocks = {
  migrations: 7_867_826,
  firstAdministrator: 7_867_827,
  jobs: 7_867_828,
  demo: 7_867_829,
  images: 7_867_830,
  codes: 7_867_831,
  /** The lock is taken in 0001_functions.sql too. */
  terms: 7_867_832,
  shareLinks: 7_867_833,
  registrationPapers: 7_867_834,
} as const;
