import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source'] },
  test: {
    name: 'web',
    environment: 'happy-dom',
    setupFiles: ['./vitest.setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: false,
    // To load modules and a document for each file anew took four fifths of the time; what files share is put back after each test.
    isolate: false,
    // Workers are as many as cores: these tests never wait, and each worker loads the modules once.
    maxWorkers: availableParallelism(),
    // Vitest runs projects with other numbers of workers one after the other.
    sequence: { groupOrder: 2 },
    // The machine may be busy with other tests.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
