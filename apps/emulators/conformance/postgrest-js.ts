import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {runJest} from './jest.ts'
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
      sql: ['migrations/00000000000000_schema.sql', 'seed.sql'].map((file) =>
        withoutPostgis(readFileSync(join(project, file), 'utf8')),
      ),
    })
  },
  // PostgREST 12.0.2 has no maxAffected: its tests leave rows behind, so they come last. test/v12 needs Docker.
  test: async (run) => [
    ...(await runJest(run, 'most', ['--testPathIgnorePatterns=test/v12/|max-affected'])),
    ...(await runJest(run, 'max-affected', ['max-affected'])),
  ],
}

/** npm has no PostGIS for the embedded Postgres. One column needs it, and the one test of GeoJSON. */
const withoutPostgis = (sql: string) =>
  sql
    .replace('create extension if not exists postgis schema extensions;', '')
    .replace('extensions.geometry(POINT, 4326)', 'text')
