import { z } from 'zod';

/** Languages of the interface and of emails; the first is the default. */
export const languages = ['en', 'ar', 'tr'] as const;
export type Language = (typeof languages)[number];

/** The field of a name in a language, of colors and size sets. */
export const nameFields = { en: 'nameEn', tr: 'nameTr', ar: 'nameAr' } as const;

export const defaultLanguage: Language = 'en';
export const languageSchema = z.enum(languages);
