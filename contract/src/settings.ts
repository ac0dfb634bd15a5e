import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './languages.ts';
import { liraSchema } from './money.ts';
import { noticeSwitches } from './notice-kinds.ts';
import { type PortalInfo, showcaseModes, stockViews } from './portal.ts';

/** Emails that the portal writes. */
export const emailKinds = ['login-details', 'password-reset', 'order-confirmation'] as const;
export type EmailKind = (typeof emailKinds)[number];

/** Emails that staff see as they would arrive. */
export const previewedEmails = [...emailKinds, 'order-news'] as const;
export type PreviewedEmail = (typeof previewedEmails)[number];

/** Characters of a sentence of one's own in an email. */
export const emailSentenceMax = 300;
export const ibansMax = 10;
export const phonesMax = 5;

const sentencesOfLanguages = z.object({
  en: z.string().optional(),
  tr: z.string().optional(),
  ar: z.string().optional(),
});

/** Whether staff place orders for shops themselves, or only the shop does. */
export const staffOrderWays = ['place', 'offer'] as const;
/** What shops may do to their placed orders: nothing, ask for changes, or change them while they are pending and ask afterwards. */
export const shopChangeModes = ['off', 'ask', 'change'] as const;
export type ShopChanges = (typeof shopChangeModes)[number];

const stockViewSchema = z.enum(stockViews).meta({ id: 'StockView' });

const showcaseSchema = z.enum(showcaseModes).meta({ id: 'ShowcaseMode' });

export const settingsSchema = z
  .object({
    /** Grows with every change. A change names the version that it is based on. */
    version: z.number().int(),
    /** The name of the portal; null: Toptan. */
    name: z.string().nullable(),
    /** The name in law, for papers. */
    legalName: z.string().nullable(),
    address: z.string().nullable(),
    taxOffice: z.string().nullable(),
    /** 10 digits, or the 11 of a person. */
    taxNumber: z.string().nullable(),
    /** Bank accounts in the order of papers; IBANs without blanks. */
    ibans: z.array(z.object({ bank: z.string().nullable(), iban: z.string() })),
    phones: z.array(z.string()),
    whatsapp: z.string().nullable(),
    email: z.string().nullable(),
    logoUrl: z.string().nullable(),
    /** `#6d2750`; null: Toptan's own. */
    accent: z.string().nullable(),
    loginPictureUrl: z.string().nullable(),
    /** The fee on every order from now on. */
    processingFee: liraSchema,
    /** `{yy}` stands for the year in Istanbul. */
    orderNumberPrefix: z.string(),
    /** The number of the next order, behind the prefix. */
    nextOrderNumber: z.number().int(),
    stockView: stockViewSchema,
    /** `offer`: staff prepare orders, and place none. */
    staffOrders: z.enum(staffOrderWays),
    /** The languages of the portal; the first is the default. */
    languages: z.array(languageSchema),
    isRegistrationOpen: z.boolean(),
    /** Null: the name of the company. */
    senderName: z.string().nullable(),
    /** A sentence of the wholesaler's in emails, by email and language. */
    emailSentences: z.object({
      'login-details': sentencesOfLanguages.optional(),
      'password-reset': sentencesOfLanguages.optional(),
      'order-confirmation': sentencesOfLanguages.optional(),
    }),
    /** Each order that is placed is confirmed to the shop by email, with its paper as a PDF; needs a mail server. */
    isOrderEmailOn: z.boolean(),
    shopChanges: z.enum(shopChangeModes).meta({ id: 'ShopChanges' }),
    /** The ways in which shops are told of their orders; none as shipped. */
    noticesOn: z.array(z.enum(noticeSwitches)),
    /** Hours in Istanbul in which no notice is sent; null, or both times the same: there are none. */
    quietHours: z.object({ from: z.string(), until: z.string() }).nullable(),
    /** The showcase for people without an account; off as shipped. */
    showcase: showcaseSchema,
    /** Search engines may keep the showcase. */
    isShowcaseIndexed: z.boolean(),
    /** Applicants are asked for their tax number and a picture of their tax certificate, both optional. */
    isTaxAsked: z.boolean(),
    /** Administrators reach only their account until they have set up an authenticator app. */
    isSecondFactorRequired: z.boolean(),
  })
  .meta({ id: 'Settings' });

export type Settings = z.infer<typeof settingsSchema>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'admin',
  summary: "The wholesaler's settings.",
  response: settingsSchema,
});

export const getPortal = endpoint({
  method: 'GET',
  path: '/api/settings/portal',
  access: 'public',
  summary:
    'Public facts of the portal: name, logo, color, languages, whether shops may register, how to reach the wholesaler.',
  response: z
    .object({
      name: z.string().nullable(),
      logoUrl: z.string().nullable(),
      loginPictureUrl: z.string().nullable(),
      accent: z.string().nullable(),
      languages: z.array(languageSchema),
      isRegistrationOpen: z.boolean(),
      stockView: stockViewSchema,
      showcase: showcaseSchema,
      isTaxAsked: z.boolean(),
      phone: z.string().nullable(),
      whatsapp: z.string().nullable(),
      noticesOn: z.array(z.enum(noticeSwitches)),
      isMailSet: z.boolean(),
      examples: z.array(z.string()).optional(),
    })
    .meta({ id: 'Portal' }) satisfies z.ZodType<PortalInfo>,
});

export const previewEmail = endpoint({
  method: 'GET',
  path: '/api/settings/email-preview',
  access: 'admin',
  summary: 'Previews an email with made-up values and the given sentence.',
  query: z.strictObject({
    email: z.enum(previewedEmails).default('login-details'),
    language: languageSchema.default('en'),
    sentence: z.string().max(emailSentenceMax).optional(),
  }),
  response: z
    .object({ from: z.string(), subject: z.string(), html: z.string() })
    .meta({ id: 'EmailPreview' }),
});
