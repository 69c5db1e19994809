import {join} from 'node:path'
import {jestCommand, jestResults} from './jest.ts'
import {serveSupabase} from './local-supabase.ts'
import type {Suite} from './suite.ts'

/** `packages/core/postgrest-js` of https://github.com/supabase/supabase-js. */
export const postgrestJs: Suite = {
  packageName: '@supabase/postgrest-js',
  commit: '381bded5ced48c4621830576bf8cbecc34edc85c',
  start: (run) => {
    const project = join(run.checkout, 'test/supabase')
    return serveSupabase(run, {
      config: join(project, 'config.toml'),
      sql: [join(project, 'migrations/00000000000000_schema.sql'), join(project, 'seed.sql')],
    })
  },
  // test/v12 needs a second database, in Docker.
  tests: (run) => jestCommand(run, ['--testPathIgnorePatterns=test/v12/']),
  results: jestResults,
}
