/** The places that the focus of an import goes on to: the first wrong cell, then the heading of the present or last step. */
export const stepPlaces = [
  'tr[data-faulty] [aria-invalid="true"]',
  '.step[aria-current] h2',
  '.step:last-of-type h2',
] as const;
