import { byNamespace } from './by-namespace.ts';

/** Everything that the interface says in this language; one chunk. */
export const catalogue = byNamespace(
  import.meta.glob<Record<string, unknown>>('./locales/en/*.json', { eager: true, import: 'default' }),
);
