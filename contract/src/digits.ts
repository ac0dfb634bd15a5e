/** Folds the Arabic-Indic and Persian digits of phone keyboards: '٠٥٣٢' becomes '0532'. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 0xf));
}
