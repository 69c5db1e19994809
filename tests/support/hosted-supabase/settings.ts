import {readFileSync} from 'node:fs'
import {join} from 'node:path'

export type Settings = Record<string, unknown>

const auth = readFileSync(join(import.meta.dirname, 'auth-settings.json'), 'utf8')

/** Of a new project, under the names of the management API. The CLI wants all of them in each answer. */
export const newProjectSettings = (): Record<'auth' | 'api' | 'storage', Settings> => ({
  auth: JSON.parse(auth) as Settings,
  api: {
    db_schema: 'public,graphql_public',
    db_extra_search_path: 'public,extensions',
    max_rows: 1000,
    db_pool: null,
    db_pool_acquisition_timeout: null,
    db_pool_max_lifetime: null,
    db_pool_max_idletime: null,
  },
  storage: {fileSizeLimit: 52_428_800},
})
