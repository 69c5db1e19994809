import {defineConfig} from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist*/**', '**/.next*/**']

// By default Vitest leaves one core free, which on two cores means a single worker.
const maxWorkers = '100%'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schemas,studio,apps,supabase,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...exclude, '**/*.integration.test.ts'],
          testTimeout: 20_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/*.test.ts', '{schemas,studio,apps}/**/*.integration.test.ts'],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'integration-stack',
          include: ['tests/integration/stack/*.test.ts', 'supabase/**/*.integration.test.ts'],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // They share one database and one dataset.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/long/*.test.ts'],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
