import { type FieldError, fieldProblems } from '@toptan/contract/errors';
import { fieldErrors } from '@toptan/contract/field-errors';
import { groupedIban, plainIban } from '@toptan/contract/iban';
import { languages } from '@toptan/contract/languages';
import { emailKinds, type Settings } from '@toptan/contract/settings';
import { type SettingsChange, settingsChangeSchema } from '@toptan/contract/settings-changes';
import { type SettingsTab, settingsTabs } from './settings-search.ts';

/** The settings of each part that shows them. */
const namesOf = {
  company: ['name', 'legalName', 'address', 'taxOffice', 'taxNumber', 'ibans', 'phones', 'whatsapp', 'email'],
  look: ['accent'],
  orders: [
    'processingFee',
    'orderNumberPrefix',
    'nextOrderNumber',
    'stockView',
    'staffOrders',
    'shopChanges',
  ],
  languages: ['languages', 'isRegistrationOpen'],
  emails: ['senderName', 'emailSentences', 'isOrderEmailOn'],
  notices: ['noticesOn', 'quietHours'],
  showcase: ['showcase', 'isShowcaseIndexed', 'isTaxAsked'],
  staff: ['isSecondFactorRequired'],
} as const satisfies Record<SettingsTab, readonly (keyof Settings)[]>;

export type DraftName = (typeof namesOf)[SettingsTab][number];

export const draftNames: readonly DraftName[] = Object.values(namesOf).flat();

/** The part of the settings that shows a setting. */
export const tabOf = (name: DraftName): SettingsTab | undefined =>
  settingsTabs.find(tab => namesOf[tab].some(each => each === name));

/** The typed settings: texts instead of null. The next order number is NaN while the typed text is no whole number. */
export type Draft = {
  [Name in Exclude<DraftName, 'ibans' | 'phones' | 'quietHours'>]: NonNullable<Settings[Name]>;
} & {
  quietHours: Settings['quietHours'];
  ibans: { bank: string; iban: string }[];
  phones: [string, string];
};

export function toDraft(settings: Settings): Draft {
  const [phone = '', second = ''] = settings.phones;
  const typed = Object.fromEntries(draftNames.map(name => [name, settings[name] ?? '']));
  return {
    ...(typed as Draft),
    quietHours: settings.quietHours,
    ibans: settings.ibans.map(({ bank, iban }) => ({ bank: bank ?? '', iban: groupedIban(iban) })),
    phones: [phone, second],
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
const toChange = (draft: Draft): Change => ({
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
  for (const { path, ...problem } of found) {
    const name = draftNames.find(each => each === path.split('.')[0]);
    if (name && fieldProblems.includes(problem.code)) problems[name] ??= problem;
  }
  return problems;
}

/** Problems that the server would find in these settings. */
export function problemsOf(draft: Draft, names: readonly DraftName[]): Problems {
  const result = settingsChangeSchema.safeParse({ version: 1, ...changeOf(draft, names) });
  return result.success ? {} : problemsByName(fieldErrors(result.error.issues));
}
