import { defaultLanguage, type Language, languages } from '@toptan/contract/languages';

/** The offered language that a browser prefers (RFC 9110, 12.5.4): `tr-TR,tr;q=0.9,en;q=0.5` is Turkish. */
export function preferredLanguage(
  acceptLanguage: string | null | undefined,
  offered: readonly Language[] = languages,
): Language {
  const preferences = (acceptLanguage ?? '').split(',').map(preference => {
    const [tag = '', ...parameters] = preference.split(';').map(part => part.trim().toLowerCase());
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = preferences
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(preference => offered.find(language => language === preference.language));
  return known.find(language => language !== undefined) ?? offered[0] ?? defaultLanguage;
}
