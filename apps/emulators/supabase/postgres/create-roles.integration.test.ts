import {join} from 'node:path'
import postgres, {type Sql} from 'postgres'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {freePort} from '../../http/free-port.ts'
import {connectServices, type Connections} from './connect-services.ts'
import {createRoles} from './create-roles.ts'
import {startPostgres} from './start-postgres.ts'
import {startTemporaryPostgres, type TemporaryPostgres} from './testing/temporary-postgres.ts'

let server: TemporaryPostgres
let sql: Connections
const refused = {code: '42501'}

beforeAll(async () => {
  server = await startTemporaryPostgres()
  sql = await connectServices(server.database, server.directory)
})
afterAll(async () => {
  await sql.close()
  await server.remove()
})

test('are made once', async () => {
  await createRoles(server.database)
  const attributes = await sql.owner`
    select rolname, rolsuper, rolinherit, rolcreaterole, rolcanlogin, rolbypassrls from pg_roles
    where rolname !~ '^pg_' order by rolname`
  expect(attributes.map(({rolname: name, ...flags}) => [name, ...Object.values(flags)])).toEqual([
    //      super  inherit createrole login bypassrls
    ['anon', false, true, false, false, false],
    ['authenticated', false, true, false, false, false],
    ['authenticator', false, false, false, true, false],
    ['postgres', false, true, true, true, true],
    ['service_role', false, true, false, false, true],
    ['supabase_admin', true, true, true, true, true],
    ['supabase_auth_admin', false, false, false, true, false],
    ['supabase_storage_admin', false, false, true, true, false],
  ])
})

test('in a database made with another password take the new one, and the data stay', async () => {
  const {directory, database} = await startTemporaryPostgres()
  await createRoles(database)
  const before = postgres(database.urlOf('postgres'), {max: 1})
  await before`create table public.kept as select 'labas' as word`
  await before.end()
  await database.stop()
  const options = {
    directory: join(directory, 'postgres'),
    port: await freePort(),
    password: "an’other p/ass'word",
  }
  await using again = new AsyncDisposableStack()
  const started = await startPostgres(options)
  again.defer(started.stop)
  const after = postgres(started.urlOf('postgres'), {max: 1})
  again.defer(() => after.end())
  expect(await after`select word from public.kept`).toEqual([{word: 'labas'}])
  const authenticator = postgres(started.urlOf('authenticator'), {max: 1})
  again.defer(() => authenticator.end())
  expect(await authenticator`select 1 as one`).toEqual([{one: 1}])
})

describe('the role of migrations', () => {
  test('owns what it creates in public, and reads and triggers on accounts', async () => {
    await sql.owner`create table public.notes (user_id uuid references auth.users (id))`
    await sql.owner`create function public.note() returns trigger language plpgsql as 'begin return new; end'`
    await sql.owner`create trigger note after insert on auth.users for each row execute function public.note()`
    expect(await sql.owner`select * from auth.users`).toEqual([])
  })

  test('writes the policies of storage, and nothing else in it', async () => {
    await sql.owner`create policy "Anybody reads" on storage.objects for select using (true)`
    await sql.owner`drop policy "Anybody reads" on storage.objects`
    await expect(sql.owner`alter table storage.objects add column mine text`).rejects.toMatchObject(refused)
    await expect(sql.owner`create table storage.mine (id integer)`).rejects.toMatchObject(refused)
    await expect(sql.owner`create index on storage.objects (name)`).rejects.toMatchObject(refused)
    await expect(sql.owner`drop table storage.objects`).rejects.toMatchObject(refused)
    await expect(sql.owner`create table auth.mine (id integer)`).rejects.toMatchObject(refused)
    await expect(sql.owner`alter table auth.users add column mine text`).rejects.toMatchObject(refused)
  })

  test('is no superuser, nor can become one', async () => {
    await expect(sql.owner`set role supabase_admin`).rejects.toMatchObject(refused)
    await expect(sql.owner`alter role postgres superuser`).rejects.toMatchObject(refused)
    await expect(sql.owner`copy (select 1) to program 'true'`).rejects.toMatchObject(refused)
  })

  test('configures PostgREST', async () => {
    await sql.owner`alter role authenticator set pgrst.db_aggregates_enabled = 'true'`
    const [role] = await sql.owner`select rolconfig from pg_roles where rolname = 'authenticator'`
    expect(role?.rolconfig).toContain('pgrst.db_aggregates_enabled=true')
  })
})

test('the API may not read accounts, and becomes only the three API roles', async () => {
  const api: Sql = postgres(server.database.urlOf('authenticator'), {max: 1, onnotice: () => {}})
  for (const role of ['anon', 'authenticated', 'service_role']) {
    await api.begin(async (tx) => {
      await tx`set local role ${tx(role)}`
      await expect(tx.savepoint((point) => point`select from auth.users`)).rejects.toMatchObject(refused)
    })
  }
  await expect(api`set role postgres`).rejects.toMatchObject(refused)
  await expect(api`set role supabase_auth_admin`).rejects.toMatchObject(refused)
  await api.end()
})
