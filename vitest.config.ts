import {defineConfig} from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist*/**', '**/.next*/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schemas,studio,apps,supabase,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...exclude, '**/*.integration.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: [
            'tests/integration/**/*.test.ts',
            '{schemas,studio,apps,supabase}/**/*.integration.test.ts',
          ],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
