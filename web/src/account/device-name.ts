/** Browsers by the words of their User-Agent; the first that fits, because later ones also name earlier ones. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** 'Chrome · Android' out of a User-Agent header; null when it names nothing that people know. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  return [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean).join(' · ') || null;
}

/** Whether it is held in a hand, for the sign before it. */
export function isHandheld(userAgent: string | null): boolean {
  return /iPhone|iPad|Android|Mobile/.test(userAgent ?? '');
}
