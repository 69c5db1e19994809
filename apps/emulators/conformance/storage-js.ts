import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {runJest} from './jest.ts'
import {serveSupabase} from './local-supabase.ts'
import type {Suite} from './suite.ts'

/** `packages/core/storage-js` of https://github.com/supabase/supabase-js. */
export const storageJs: Suite = {
  packageName: '@supabase/storage-js',
  commit: '381bded5ced48c4621830576bf8cbecc34edc85c',
  start: (run) => {
    const project = join(run.checkout, 'test/supabase')
    const config = join(run.stateDirectory, 'storage-js.toml')
    const settings = readFileSync(join(project, 'config.toml'), 'utf8')
    // Its tests do not sign in anonymously, which is not emulated.
    writeFileSync(
      config,
      settings.replace('enable_anonymous_sign_ins = true', 'enable_anonymous_sign_ins = false'),
    )
    return serveSupabase(run, {
      config,
      sql: [readFileSync(join(project, 'seed.sql'), 'utf8')],
    })
  },
  test: (run) => runJest(run, 'all'),
}
