import { z } from 'zod';
import { accentPattern, checkAccent } from './accent.ts';
import { toLatinDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';
import { isIban, plainIban } from './iban.ts';
import { languages } from './languages.ts';
import { noticeSwitches, timeOfDayPattern } from './notice-kinds.ts';
import { showcaseModes, stockViews } from './portal.ts';
import { priceSchema } from './price.ts';
import {
  emailSentenceMax,
  ibansMax,
  phonesMax,
  settingsSchema,
  shopChangeModes,
  staffOrderWays,
} from './settings.ts';
import {
  addressMax,
  optionalEmailSchema,
  optionalLine,
  optionalNameSchema,
  optionalPhoneSchema,
  optionalText,
  phoneSchema,
  requiredLine,
} from './text.ts';

/** Digits of order numbers behind the prefix. */
const orderNumberMax = 999_999_999;

/** Longest name of the portal: it stands in the header. */
export const portalNameMax = 60;

/** A prefix has letters, digits, `-`, `/`, `.` and `{yy}`; a number behind a digit could be that of another prefix. */
const prefixPattern = /^(?:[A-Za-z0-9./-]|\{yy\})*[A-Za-z./-]$/;

const taxNumberSchema = optionalText(20)
  .transform(number => number && toLatinDigits(number).replace(/\s/g, ''))
  .refine(number => number === null || /^\d{10,11}$/.test(number), {
    params: { problem: 'invalid_tax_number' },
  });

const ibanSchema = z
  .string()
  .max(60)
  .transform(text => plainIban(toLatinDigits(text)))
  .refine(isIban, { params: { problem: 'invalid_iban' } });

const accentSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(accentPattern, { abort: true })
  .refine(accent => checkAccent(accent).isReadable, { params: { problem: 'unreadable' } })
  .nullable();

const sentence = optionalText(emailSentenceMax)
  .transform(text => text ?? undefined)
  .optional();
const sentences = z.strictObject({ en: sentence, tr: sentence, ar: sentence }).optional();

const languageList = z
  .array(z.enum(languages))
  .min(1)
  .max(languages.length)
  .refine(list => new Set(list).size === list.length, { params: { problem: 'taken' } });

const timeOfDay = z.string().regex(timeOfDayPattern);

export const settingsChangeSchema = z
  .strictObject({
    /** The version that the change is based on. */
    version: z.number().int().min(1),
    name: optionalLine(portalNameMax).optional(),
    legalName: optionalNameSchema.optional(),
    address: optionalText(addressMax).optional(),
    taxOffice: optionalNameSchema.optional(),
    taxNumber: taxNumberSchema.optional(),
    ibans: z
      .array(z.strictObject({ bank: optionalNameSchema, iban: ibanSchema }))
      .max(ibansMax)
      .optional(),
    phones: z.array(phoneSchema).max(phonesMax).optional(),
    whatsapp: optionalPhoneSchema.optional(),
    email: optionalEmailSchema.optional(),
    accent: accentSchema.optional(),
    processingFee: priceSchema.optional(),
    orderNumberPrefix: requiredLine(20).pipe(z.string().regex(prefixPattern)).optional(),
    /** The next order number, at least the present one; numbers in between are left out. */
    nextOrderNumber: z.number().int().min(1).max(orderNumberMax).optional(),
    stockView: z.enum(stockViews).optional(),
    staffOrders: z.enum(staffOrderWays).optional(),
    languages: languageList.optional(),
    isRegistrationOpen: z.boolean().optional(),
    senderName: optionalLine(portalNameMax).optional(),
    emailSentences: z
      .strictObject({
        'login-details': sentences,
        'password-reset': sentences,
        'order-confirmation': sentences,
      })
      .optional(),
    isOrderEmailOn: z.boolean().optional(),
    shopChanges: z.enum(shopChangeModes).optional(),
    noticesOn: z
      .array(z.enum(noticeSwitches))
      .max(noticeSwitches.length)
      .transform(switches => noticeSwitches.filter(each => switches.includes(each)))
      .optional(),
    quietHours: z.strictObject({ from: timeOfDay, until: timeOfDay }).nullable().optional(),
    showcase: z.enum(showcaseModes).optional(),
    isShowcaseIndexed: z.boolean().optional(),
    isTaxAsked: z.boolean().optional(),
    isSecondFactorRequired: z.boolean().optional(),
  })
  .meta({ id: 'SettingsChange' });

export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const updateSettings = endpoint({
  method: 'PUT',
  path: '/api/settings',
  access: 'admin',
  summary:
    'Changes the named settings, on all servers at once. 409 `settings_changed` with what changed since the version, as `fields`.',
  body: settingsChangeSchema,
  response: settingsSchema,
});

/** Pixels of the longer side of a logo: less is blurred on paper. */
export const logoSideMin = 512;

const pictureBody = z.strictObject({ version: z.coerce.number().int().min(1) });

export const setLogo = endpoint({
  method: 'PUT',
  path: '/api/settings/logo',
  access: 'admin',
  summary: `Sets the logo: the part \`image\` of a multipart form (at most 5 MB, at least ${logoSideMin} pixels on its longer side); without it the logo is removed.`,
  body: pictureBody,
  file: 'image',
  response: settingsSchema,
});

export const setLoginPicture = endpoint({
  method: 'PUT',
  path: '/api/settings/login-picture',
  access: 'admin',
  summary:
    'Sets the picture of the login: the part `image` of a multipart form (at most 5 MB); without it the picture is removed.',
  body: pictureBody,
  file: 'image',
  response: settingsSchema,
});
