function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

/** Scrolls the row of a chosen element until that stands in its middle: it may be further along than a phone shows. */
export function scrollToMiddle(chosen: Element | null | undefined): void {
  const row = chosen?.parentElement;
  if (row) row.scrollBy({ left: middleOf(chosen) - middleOf(row) });
}
