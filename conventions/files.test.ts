import { describe, expect, it } from 'vitest';
import { featureOf, sourcesBelow } from './sources.ts';

/** Features of the server. Their files have one of three roles, or are nouns that are listed here. */
const parts: Record<string, readonly string[]> = {
  account: [],
  audit: [],
  auth: [
    'address',
    'common-passwords',
    'cookie',
    'first-administrator',
    'invitation',
    'leaked-passwords',
    'passwords',
    'second-factor',
    'session',
    'tokens',
  ],
  basket: ['problems', 'rows'],
  catalog: [
    'allocation',
    'claims',
    'image-url',
    'limit',
    'loose',
    'offering',
    'picture',
    'plan',
    'search',
    'stems',
    'suggestion',
    'trade-words',
  ],
  customers: ['usernames'],
  events: ['actor', 'hub', 'meanwhile', 'notices', 'notify', 'record', 'without-secrets'],
  exports: ['goods', 'pack-text', 'tables', 'words'],
  groups: [],
  guide: [],
  imports: [
    'apply',
    'archive',
    'before',
    'check',
    'check-cells',
    'check-codes',
    'check-named',
    'check-product',
    'contacts',
    'context',
    'counted',
    'current-values',
    'faults',
    'file-name',
    'header',
    'headings',
    'isolated',
    'kind',
    'kinds',
    'left-rows',
    'merged',
    'option-cells',
    'pack-cell',
    'pools',
    'row',
    'row-check',
    'runner',
    'size-cell',
    'summary',
    'trade-colors',
    'trade-headings',
    'thread',
    'turn',
    'undo',
    'values',
    'worker.fixture',
    'words',
  ],
  manufacturers: [],
  orders: ['confirmation', 'lines', 'packs'],
  papers: [
    'content',
    'draw',
    'file',
    'fonts',
    'glyphs',
    'heights',
    'letters',
    'order',
    'page',
    'paper',
    'pdfkit.d',
    'print',
    'sheet',
    'thread',
    'words',
  ],
  pricing: ['quote'],
  registration: [],
  settings: ['portal'],
  staff: [],
  reports: ['facts', 'period', 'sizes', 'tables', 'words'],
  stats: [],
  terms: ['conflict', 'effective', 'explain', 'judge'],
};
const roles = ['routes', 'queries', 'commands'];

const nameOf = (path: string) => (path.split('/').at(-1) ?? '').replace(/(\.test)?\.tsx?$/, '');

describe('files', () => {
  it('of a server feature are routes, queries, commands or a noun that the feature lists', () => {
    const strangers = sourcesBelow('server/src')
      .map(({ path }) => path)
      .filter(path => {
        const own = parts[featureOf(path)];
        return own && !/\.(test|fixture)\.ts$/.test(path) && ![...roles, ...own].includes(nameOf(path));
      })
      .map(path => `${path}: transport goes to routes.ts, tables to queries.ts, rules to commands.ts`);
    expect(strangers).toEqual([]);
  });

  it('of the server have a role as their whole name: a second one goes into a folder', () => {
    const second = sourcesBelow('server/src')
      .map(({ path }) => path)
      .filter(path => /-(queries|commands)$/.test(nameOf(path)));
    expect(second).toEqual([]);
  });

  it('have names that describe their content', () => {
    const vague = ['contract/src', 'server/src', 'web/src', 'demo/src', 'tools', 'e2e']
      .flatMap(folder => sourcesBelow(folder))
      .map(({ path }) => path)
      .filter(path => !path.includes('node_modules'))
      .filter(path =>
        ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'index'].includes(nameOf(path)),
      );
    expect(vague).toEqual([]);
  });
});
