import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {runJest} from './jest.ts'
import {serveSupabase} from './local-supabase.ts'
import type {Suite} from './suite.ts'

/** `packages/core/auth-js` of https://github.com/supabase/supabase-js, after `node test/generate-signing-keys.js`. */
export const authJs: Suite = {
  packageName: '@supabase/auth-js',
  commit: '381bded5ced48c4621830576bf8cbecc34edc85c',
  start: (run) => {
    const config = join(run.stateDirectory, 'auth-js.toml')
    writeFileSync(config, adapt(readFileSync(join(run.checkout, 'test/supabase/config.toml'), 'utf8')))
    return serveSupabase(run, {config, sql: []})
  },
  test: (run) => runJest(run, 'all', ['--config=jest.config.cli.js', '--forceExit']),
}

/** Without anonymous accounts, and with the limits of the Supabase CLI: none by network address. */
const adapt = (config: string) =>
  config
    .replace('[storage]', '[storage]\nfile_size_limit = "50MiB"')
    .replace('enable_anonymous_sign_ins = true', 'enable_anonymous_sign_ins = false')
    .replaceAll(/^(email_sent|token_refresh|sign_in_sign_ups|token_verifications) = \d+/gm, '$1 = 1000000')
