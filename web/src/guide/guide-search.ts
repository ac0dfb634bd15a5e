import type { GuideStep } from '@toptan/contract/guide';
import { oneOf, searchReader } from '../lists/search-params.ts';

// Written out: the login loads the readers of all addresses, and need not load the contract of the guide with them.
const steps = ['company', 'products', 'customers', 'invitations'] as const satisfies readonly GuideStep[];

/** The step that is open; by default the first that is neither done nor skipped. */
export const readGuideSearch = searchReader({ step: oneOf(steps) });
