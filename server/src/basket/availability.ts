/** What a product offers; an empty list means that nothing is to be chosen. */
export type Offer = { isActive: boolean; sizes: readonly string[]; colors: readonly string[] };

/** Size and colour as a basket line names them. */
export type Choice = { selectedSize: string | null; selectedColor: string | null };

/** What is wrong with one choice: missing though there is something to choose, or not among it. */
export function choiceProblem(
  offered: readonly string[],
  chosen: string | null,
): 'required' | 'not_offered' | null {
  if (offered.length === 0) return chosen === null ? null : 'not_offered';
  if (chosen === null) return 'required';
  return offered.includes(chosen) ? null : 'not_offered';
}

/** Whether a line can be ordered as it stands. */
export function isAvailable(offer: Offer, choice: Choice): boolean {
  return (
    offer.isActive &&
    choiceProblem(offer.sizes, choice.selectedSize) === null &&
    choiceProblem(offer.colors, choice.selectedColor) === null
  );
}
