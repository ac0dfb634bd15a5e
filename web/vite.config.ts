import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { contractWithoutSchemas } from './build/contract-without-schemas.ts';
import { firstLoad } from './build/first-load.ts';
import { serviceWorker } from './worker/service-worker-plugin.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;

/**
 * Every stylesheet of a build states the order of the layers, because the browser may meet a chunk's sheet before the
 * one of styles.css, and the first mention of a layer decides its rank.
 */
const layerOrder: Plugin = {
  name: 'toptan-layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        file.source = `@layer theme,base,components,utilities;${String(file.source)}`;
      }
    }
  },
};

/** Scripts come after what the page paints without them: styles, fonts, pictures. */
const scriptsLast: Plugin = {
  name: 'toptan-scripts-last',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: html =>
    html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"'),
};

const inShell = [
  'shell/shell.tsx',
  'api/queries.ts',
  'i18n/use-(collection-name|color-size-names|size-name).ts',
  'group-by.ts',
  'lists/(use-overlay|load-error).tsx?',
  'orders/order-status-badge.tsx',
  'catalog/(api.ts|shop/product-card.tsx)',
  'session/product-words.ts',
  'ui/\\w+/(announcement|empty-state|error-state|filter-chip|kbd|page-header|picture|shortcut-keys|skeleton)\\.tsx?',
  'ui/form/select.css',
  'ui/table/(list-end|row-boundary).(tsx|css)',
  'ui/\\w+/(chip-row|filter-rail|size-range|status-badge|stock-gauge|swatch|tab-nav|use-load-at-hand)\\.tsx?',
];
const shell = new RegExp(`/src/(${inShell.join('|')})$|/useInfiniteQuery\\.js$`);

const overlays =
  /\/(@floating-ui|@radix-ui\/react-(dialog|menu|popper|select))\/|\/src\/ui\/\w+\/(bottom-sheet|dialog|menu|select|side-sheet)\.tsx$/;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contractWithoutSchemas,
    layerOrder,
    scriptsLast,
    firstLoad(),
    serviceWorker(),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // Stands in for a hook that our React has.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/images', '/healthz', '/readyz', '/metrics'].map(path => [path, { target: api }]),
    ),
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The content security policy takes no font from a data: address.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first script names every file: by a short hash alone, since what it loads before the login is counted.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
        codeSplitting: {
          groups: [
            // This chunk changes with an upgrade only, not with our releases.
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
            },
            // Searches fold text as well, without any form.
            { name: 'letters', test: /[\\/]contract[\\/]src[\\/](digits|fold)\.ts/ },
            // This chunk comes with the first form beyond the login.
            {
              name: 'forms',
              test: /[\\/](node_modules[\\/](zod|react-hook-form)|contract[\\/]src[\\/](ids|second-factor-code|text)\.ts)/,
            },
            // The login knows the calls of charges, and shows no sum.
            { name: 'sums', test: /[\\/]contract[\\/]src[\\/]amounts\.ts/ },
            { name: 'start', tags: ['$initial'] },
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2 },
            // The shell knows the calls of imports, and shows no column of a file.
            { name: 'files', test: /[\\/]contract[\\/]src[\\/]file-fields\.ts/ },
            // Components of nearly every screen behind the login: one request instead of thirty.
            { name: 'shell', test: shell },
            // Public pages share this with screens behind the login.
            {
              name: 'shared',
              test: /react-i18next.*Trans|html-parse-stringify|void-elements|(ratio-strip|portal\/whatsapp)\.tsx?$/,
            },
            // Pages that people without an account see.
            { name: 'public', test: /\/src\/(showcase\/(?!model-sheet)|sharing\/page\/)/ },
            // Components that open over a screen.
            { name: 'overlays', test: overlays },
          ],
        },
      },
    },
  },
});
