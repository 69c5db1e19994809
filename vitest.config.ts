import {globSync, readFileSync} from 'node:fs'
import {defineConfig} from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist*/**', '**/.next*/**']

/** For what hangs. A machine three times slower stays below. */
const timeLimits = {testTimeout: 180_000, hookTimeout: 60_000, expect: {poll: {timeout: 15_000}}}

/** By default Vitest leaves one core free, which on two cores means a single worker. */
const shared = {...timeLimits, maxWorkers: '100%'}

/** For parts whose tests start processes, threads and servers. A second try is counted as flaky. */
const startsProcesses = {...shared, retry: 1}

const unitTests = globSync(['{schemas,studio,apps/web}/**/*.test.{ts,tsx}', 'tests/*.test.ts'], {
  cwd: import.meta.dirname,
  exclude: (path) => /(^|\/)(node_modules$|dist|\.next)|\.integration\.test\.ts$/.test(path),
})

/** They replace modules, or load them anew: others would meet that in the same process. */
const isolated = unitTests.filter((path) =>
  /vi\.(mock|doMock|resetModules|stubEnv|stubGlobal)|await import\(/.test(readFileSync(path, 'utf8')),
)

const databaseTests = globSync('supabase/tests/*.integration.test.ts', {cwd: import.meta.dirname})

/**
 * They commit, so that callers at once meet, or run every job with the clock moved, which locks what is there: other tests of
 * the same database would meet them too.
 */
const alone = databaseTests.filter((path) =>
  /from '\.\/(committed|moved-clock)\.ts'/.test(readFileSync(path, 'utf8')),
)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: unitTests.filter((path) => !isolated.includes(path)),
          // A process of its own for each file would take twice as long.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'unit-isolated',
          include: isolated,
          // It imports next/server without an extension, which Node cannot resolve.
          server: {deps: {inline: [/next-intl\/dist\/esm\/\w+\/middleware/]}},
        },
      },
      {
        test: {
          ...startsProcesses,
          name: 'unit-processes',
          include: ['{supabase,scripts}/**/*.test.ts'],
          exclude: [...exclude, '**/*.integration.test.ts'],
        },
      },
      {
        test: {
          ...startsProcesses,
          name: 'integration',
          globalSetup: 'tests/support/migrated-state.ts',
          include: ['tests/integration/*.test.ts', '{schemas,studio,apps/web}/**/*.integration.test.ts'],
          exclude,
        },
      },
      {
        test: {
          ...startsProcesses,
          name: 'emulators',
          globalSetup: 'tests/support/migrated-state.ts',
          include: ['apps/emulators/**/*.test.ts'],
          exclude,
        },
      },
      {
        test: {
          ...startsProcesses,
          name: 'integration-database',
          include: databaseTests.filter((path) => !alone.includes(path)),
        },
      },
      {
        test: {
          ...startsProcesses,
          name: 'integration-stack',
          include: [
            'tests/integration/stack/*.test.ts',
            'supabase/functions/*.integration.test.ts',
            ...alone,
          ],
          // They share one database and one dataset, also with the ones above.
          fileParallelism: false,
          sequence: {groupOrder: 1},
        },
      },
      {
        test: {
          ...startsProcesses,
          name: 'long',
          globalSetup: 'tests/support/migrated-state.ts',
          include: ['tests/long/*.test.ts'],
          exclude,
          fileParallelism: false,
        },
      },
    ],
  },
})
