import { type FieldError, fieldProblems } from '@toptan/contract/errors';
import { fieldErrors } from '@toptan/contract/field-errors';
import { groupedIban, plainIban } from '@toptan/contract/iban';
import { languages } from '@toptan/contract/languages';
import { emailKinds, type Settings } from '@toptan/contract/settings';
import { type SettingsChange, settingsChangeSchema } from '@toptan/contract/settings-changes';
import type { SettingsTab } from './settings-search.ts';

/** The typed settings: texts instead of null. */
export type Draft = {
  name: string;
  legalName: string;
  address: string;
  taxOffice: string;
  taxNumber: string;
  ibans: { bank: string; iban: string }[];
  phones: [string, string];
  whatsapp: string;
  email: string;
  accent: string;
  processingFee: string;
  orderNumberPrefix: string;
  /** NaN while the typed text is no whole number. */
  nextOrderNumber: number;
  stockView: Settings['stockView'];
  languages: Settings['languages'];
  isRegistrationOpen: boolean;
  senderName: string;
  emailSentences: Settings['emailSentences'];
  isOrderEmailOn: boolean;
  isSecondFactorRequired: boolean;
};

export type DraftName = keyof Draft;

/** The part of the settings that shows each of them. */
export const tabOf: Record<DraftName, SettingsTab> = {
  name: 'company',
  legalName: 'company',
  address: 'company',
  taxOffice: 'company',
  taxNumber: 'company',
  ibans: 'company',
  phones: 'company',
  whatsapp: 'company',
  email: 'company',
  accent: 'look',
  processingFee: 'orders',
  orderNumberPrefix: 'orders',
  nextOrderNumber: 'orders',
  stockView: 'orders',
  languages: 'languages',
  isRegistrationOpen: 'languages',
  senderName: 'emails',
  emailSentences: 'emails',
  isOrderEmailOn: 'emails',
  isSecondFactorRequired: 'staff',
};

export const draftNames = Object.keys(tabOf) as DraftName[];

export const isDraftName = (name: string): name is DraftName => name in tabOf;

export function toDraft(settings: Settings): Draft {
  const [phone = '', second = ''] = settings.phones;
  return {
    name: settings.name ?? '',
    legalName: settings.legalName ?? '',
    address: settings.address ?? '',
    taxOffice: settings.taxOffice ?? '',
    taxNumber: settings.taxNumber ?? '',
    ibans: settings.ibans.map(({ bank, iban }) => ({ bank: bank ?? '', iban: groupedIban(iban) })),
    phones: [phone, second],
    whatsapp: settings.whatsapp ?? '',
    email: settings.email ?? '',
    accent: settings.accent ?? '',
    processingFee: settings.processingFee,
    orderNumberPrefix: settings.orderNumberPrefix,
    nextOrderNumber: settings.nextOrderNumber,
    stockView: settings.stockView,
    languages: settings.languages,
    isRegistrationOpen: settings.isRegistrationOpen,
    senderName: settings.senderName ?? '',
    emailSentences: settings.emailSentences,
    isOrderEmailOn: settings.isOrderEmailOn,
    isSecondFactorRequired: settings.isSecondFactorRequired,
  };
}

type Change = { [Name in DraftName]: SettingsChange[Name] | string | null };

/** Sentences in one order, without empty ones: a sentence that is typed and taken back is no change. */
const filled = (sentences: Draft['emailSentences']): Draft['emailSentences'] =>
  Object.fromEntries(
    emailKinds.flatMap(kind => {
      const own = languages.flatMap(language => {
        const text = sentences[kind]?.[language];
        return text ? [[language, text] as const] : [];
      });
      return own.length > 0 ? [[kind, Object.fromEntries(own)]] : [];
    }),
  );

/** The draft as it is sent. Rows without a text are left out. */
export const toChange = (draft: Draft): Change => ({
  ...draft,
  ibans: draft.ibans
    .filter(({ bank, iban }) => bank.trim() || iban.trim())
    .map(({ bank, iban }) => ({ bank, iban: plainIban(iban) })),
  phones: draft.phones.filter(phone => phone.trim()),
  accent: draft.accent.trim() || null,
  emailSentences: filled(draft.emailSentences),
});

/** The settings that differ. */
export function changedNames(before: Draft, after: Draft): DraftName[] {
  const [was, is] = [toChange(before), toChange(after)];
  return draftNames.filter(name => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
}

/** A draft with the typed values of these settings. */
export const withTyped = (draft: Draft, typed: Draft, names: readonly DraftName[]): Draft => ({
  ...draft,
  ...Object.fromEntries(names.map(name => [name, typed[name]])),
});

/** The change to send of a draft. */
export function changeOf(draft: Draft, names: readonly DraftName[]): Partial<Change> {
  const change = toChange(draft);
  return Object.fromEntries(names.map(name => [name, change[name]]));
}

/** Problems by the name of the setting. */
export type Problems = Partial<Record<DraftName, Pick<FieldError, 'code' | 'limit'>>>;

/** The first problem of each setting. */
export function problemsByName(found: readonly FieldError[]): Problems {
  const problems: Problems = {};
  for (const { path, code, limit } of found) {
    const [name = ''] = path.split('.');
    if (isDraftName(name) && fieldProblems.includes(code))
      problems[name] ??= { code, ...(limit !== undefined && { limit }) };
  }
  return problems;
}

/** Problems that the server would find in these settings. */
export function problemsOf(draft: Draft, names: readonly DraftName[]): Problems {
  const result = settingsChangeSchema.safeParse({ version: 1, ...changeOf(draft, names) });
  return result.success ? {} : problemsByName(fieldErrors(result.error.issues));
}
