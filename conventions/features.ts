/** Parts of the server are files directly in server/src, folders, and folders of a feature that stand on another floor. */
type Floor = readonly string[];

/** The floors below the features, the lowest first. */
export const foundation: readonly Floor[] = [
  [
    'config.ts',
    'language.ts',
    'log.ts',
    'network.ts',
    'operator-error.ts',
    'sync-folder.ts',
    'thread.ts',
    'words.ts',
  ],
  ['db'],
  [
    'current-settings.ts',
    'deps.ts',
    'failure-text.ts',
    'idempotency.ts',
    'job-worker.ts',
    'pagination.ts',
    'refusal.ts',
    'repeat.ts',
    'search.ts',
    'viewer.ts',
  ],
  ['events', 'spreadsheet'],
  ['http'],
];

/** Features of the server, and those that each may use. ARCHITECTURE.md draws the same edges. */
export const edges: Record<string, readonly string[]> = {
  account: ['auth'],
  auth: ['guide', 'mail'],
  catalog: ['terms'],
  'events/stream': ['auth'],
  papers: ['catalog', 'orders'],
  exports: ['audit', 'catalog', 'customers', 'groups', 'manufacturers', 'orders'],
  customers: ['auth', 'terms'],
  registration: ['auth', 'catalog', 'customers', 'mail'],
  settings: ['catalog', 'mail'],
  staff: ['auth'],
  stats: ['catalog'],
  reports: ['catalog'],
  pricing: ['catalog', 'terms'],
  basket: ['catalog', 'pricing', 'terms'],
  drafts: ['auth', 'basket', 'catalog', 'mail', 'orders', 'pricing', 'terms'],
  imports: ['catalog', 'customers', 'groups', 'manufacturers'],
  notices: ['auth', 'catalog', 'mail'],
  sharing: ['auth', 'catalog', 'customers'],
  reading: ['basket', 'catalog', 'orders', 'pricing'],
  orders: ['basket', 'catalog', 'mail', 'pricing', 'terms'],
};

/** Features that use no other one. */
const alone: Floor = ['audit', 'backup', 'groups', 'guide', 'mail', 'manufacturers', 'terms'];

/** Rooms of large folders, the folders and files directly in them, the lowest first. A room uses those below it. */
export const rooms: Record<string, readonly Floor[]> = {
  'server/src/auth': [
    ['common-passwords.ts', 'passwords.ts', 'queries.ts', 'throttle', 'tokens.ts'],
    ['first-administrator.ts', 'links', 'second-factor.ts', 'sessions'],
    ['commands.ts'],
    ['routes.ts'],
  ],
  'server/src/basket': [
    ['basket.ts', 'lines.ts', 'rows.ts'],
    ['queries.ts'],
    ['packs.ts'],
    ['change.ts'],
    ['commands.ts'],
    ['routes.ts'],
  ],
  'server/src/catalog': [
    ['images', 'product.ts'],
    ['codes', 'sizing'],
    ['variants'],
    ['stock'],
    ['packs', 'pictures'],
    ['products'],
    ['collections'],
    ['batch', 'list', 'showcase'],
    ['routes.ts'],
  ],
  'server/src/drafts': [['queries.ts'], ['commands.ts', 'links'], ['offers'], ['routes.ts']],
  'server/src/imports': [
    ['faults.ts', 'problems.ts', 'similar.ts', 'trade-headings.ts'],
    ['cells.ts', 'words.ts'],
    ['figures.ts', 'values.ts'],
    ['headings.ts'],
    ['kind.ts'],
    ['rows', 'source.ts'],
    ['left-rows.ts', 'queries.ts'],
    ['turn.ts'],
    ['customers', 'products'],
    ['pictures'],
    ['kinds.ts'],
    ['checking', 'commands.ts'],
    ['reading', 'repairs'],
    ['runner.ts'],
    ['routes.ts'],
  ],
  'server/src/notices': [
    ['due.ts', 'message.ts', 'push', 'queries.ts'],
    ['telling'],
    ['bells', 'openings'],
    ['reader'],
    ['commands.ts', 'open-notices.ts'],
    ['routes.ts'],
  ],
  'server/src/orders': [
    [
      'about.ts',
      'earlier.ts',
      'head.ts',
      'joins.ts',
      'may.ts',
      'order-mail.ts',
      'outdated.ts',
      'staff-name.ts',
    ],
    ['requested.ts'],
    ['queries.ts'],
    ['again', 'order-list.ts', 'placing', 'statuses', 'versions.ts'],
    ['lines'],
    ['requests'],
    ['joining'],
    ['routes.ts'],
  ],
  'server/src/reading': [
    ['outcome.ts', 'slice.ts', 'words'],
    ['tokens'],
    ['goods'],
    ['rows'],
    ['items', 'tables'],
    ['conversation', 'ways'],
    ['judge.ts', 'mentioned.ts', 'reader.ts'],
    ['queries.ts'],
    ['names', 'reading.ts'],
    ['routes.ts'],
  ],
  'server/src/terms': [
    ['effective.ts'],
    ['conflict.ts', 'judge.ts'],
    ['explain.ts', 'queries.ts'],
    ['locks.ts', 'preview.ts'],
    ['commands.ts'],
    ['product', 'term-batch.ts'],
    ['routes.ts'],
  ],
  'web/src/catalog': [
    [
      'catalog-search.ts',
      'colors-api.ts',
      'pools.ts',
      'product-search.tsx',
      'sale-days.ts',
      'use-grid-words.ts',
    ],
    ['api.ts', 'pictures', 'sizing', 'variants'],
    ['packs'],
    ['bulk', 'collections', 'picker'],
    ['form', 'shop'],
    ['staff'],
  ],
  'web/src/ui': [
    ['class-names.ts', 'css-variables.d.ts', 'use-media.ts'],
    ['button'],
    ['overlay'],
    ['feedback'],
    ['form'],
    ['layout'],
    ['table', 'trade'],
    ['render-ui.tsx'],
  ],
};

/** Whether a folder of the server is a feature; events are the folder of one. */
export const isFeature = (folder: string): boolean =>
  folder in edges || alone.includes(folder) || folder === 'events';

/** The floors above the features, which compose them, the lowest first. */
const composition: readonly Floor[] = [
  ['app.ts', 'listen.ts'],
  ['serve.ts'],
  ['start.ts'],
  ['main.ts', 'backup.ts', 'restore.ts', 'psql.ts'],
  ['testing'],
];

/** Every part, by the number of its floor. Features share one. */
export const floors: ReadonlyMap<string, number> = new Map(
  [...foundation, [...Object.keys(edges), ...alone], ...composition].flatMap((parts, floor) =>
    parts.map(part => [part, floor] as const),
  ),
);

/** Floors of the browser, the lowest first. The files directly in web/src compose everything. */
export const webFloors: Floor = [
  'styles',
  'portal',
  'i18n',
  'ui',
  'testing',
  'session',
  'api',
  'lists',
  '<feature>',
  'shell',
  '',
];

/** Features of the browser whose api and components a feature may use. */
export const webEdges: Record<string, readonly string[]> = {
  account: ['auth', 'notices'],
  customers: ['notices'],
  guide: ['customers', 'settings'],
  imports: ['guide'],
  orders: ['manufacturers', 'notices', 'terms'],
  basket: ['drafts', 'orders'],
  drafts: ['customers'],
  registration: ['customers'],
  settings: ['customers', 'notices'],
  catalog: ['basket', 'drafts', 'manufacturers', 'notices', 'sharing', 'terms'],
  sharing: ['customers', 'showcase'],
  changes: ['basket', 'catalog', 'orders'],
  reading: ['basket', 'catalog', 'drafts'],
  stats: ['basket', 'catalog', 'guide', 'orders'],
  terms: ['manufacturers'],
};
