import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;

/** The living page of the design system answers at /design while developing and is no part of a build. */
const designPage: Plugin = {
  name: 'toptan-design-page',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [path, query] = (request.url ?? '').split('?');
      if (path === '/design' || path === '/design/') {
        request.url = `/src/design/index.html${query ? `?${query}` : ''}`;
      }
      next();
    });
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), designPage],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/images', '/healthz', '/readyz', '/metrics'].map(path => [path, { target: api }]),
    ),
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-query|query-core|react-store|store))[\\/]/,
            },
          ],
        },
      },
    },
  },
});
