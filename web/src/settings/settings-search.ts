import { oneOf, searchReader } from '../lists/search-params.ts';

/** The parts of the settings, each with its address. */
export const settingsTabs = [
  'company',
  'look',
  'orders',
  'emails',
  'notices',
  'showcase',
  'languages',
  'staff',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export const readSettingsSearch = searchReader({ tab: oneOf(settingsTabs) });
