import {join} from 'node:path'
import postgres, {type Sql} from 'postgres'
import {applyMigrations} from './apply-migrations.ts'
import {createRoles} from './create-roles.ts'
import type {Postgres} from './start-postgres.ts'

const folder = join(import.meta.dirname, '..')

export interface Connections {
  /** `postgres` owns the project's tables. */
  owner: Sql
  auth: Sql
  storage: Sql
  close: () => Promise<void>
}

export async function connectServices(database: Postgres, migrations: string): Promise<Connections> {
  await createRoles(database)
  const connect = (role: string, max: number) => postgres(database.urlOf(role), {max, onnotice: () => {}})
  const owner = connect('postgres', 2)
  const auth = connect('supabase_auth_admin', 10)
  const storage = connect('supabase_storage_admin', 10)
  const close = async () => {
    await Promise.all([owner, auth, storage].map((sql) => sql.end({timeout: 1})))
  }
  try {
    await auth.file(join(folder, 'auth/schema.sql')).simple()
    await storage.file(join(folder, 'storage/schema.sql')).simple()
    for (const file of await applyMigrations(owner, migrations)) console.log(`Applied ${file}`)
  } catch (error) {
    await close()
    throw error
  }
  return {owner, auth, storage, close}
}
