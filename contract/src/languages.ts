import { z } from 'zod';

/** Languages of the interface and of mails; the first is the default (specification, section 3). */
export const languages = ['en', 'ar', 'tr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';
export const languageSchema = z.enum(languages);
