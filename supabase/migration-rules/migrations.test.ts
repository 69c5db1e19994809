import {describe, expect, test} from 'vitest'
import {checksumOf, findFaults} from './find-faults.ts'
import {readDefinition} from './read-definition.ts'
import {readFirstDeployment, readMigrations} from './read-migrations.ts'
import {readStatements} from './read-statements.ts'

describe('the migrations', () => {
  const migrations = readMigrations()

  test('have names by which they are applied in order', () => {
    expect(migrations.filter(({file}) => !/^\d{14}_[a-z_]+\.sql$/.test(file))).toEqual([])
    const versions = new Set(migrations.map(({file}) => file.slice(0, 14)))
    expect(versions.size).toBe(migrations.length)
  })

  test('are read as a whole', () => {
    const starts = migrations.flatMap(({sql}) => sql.match(/^create \w+/gm) ?? [])
    const definitions = migrations.flatMap(({sql}) =>
      readStatements(sql).flatMap((each) => readDefinition(each) ?? []),
    )
    expect(definitions.filter((each) => !each.startsWith('comment on '))).toHaveLength(starts.length)
  })

  test('define each object once, or stay as they were deployed', () => {
    expect(findFaults(migrations, readFirstDeployment())).toEqual([])
  })
})

const faultsOf = (...sources: string[]) =>
  findFaults(sources.map((sql, at) => ({file: `${at + 1}.sql`, sql})))

describe('before the first deployment', () => {
  test.each([
    ['create table public.likes (id uuid);', 'table public.likes'],
    ['create view public.counts with (security_invoker = true) as select 1;', 'view public.counts'],
    [`create type public.status as enum ('open');`, 'type public.status'],
    ['create unique index likes_by_user on public.likes (user_id);', 'index likes_by_user'],
    [
      'create policy "All; read" on public.likes for select using (true);',
      'policy "All; read" on public.likes',
    ],
    [
      'create constraint trigger keep after delete on public.likes for each row execute function private.keep();',
      'trigger keep on public.likes',
    ],
    [`comment on column public.likes.id is 'It''s; an id';`, 'comment on column public.likes.id'],
    [
      `create function private.add(a numeric(4, 2), b text[] default '{}', out c int) language sql as $$ select 1; $$;`,
      'function private.add(numeric(4, 2), text[])',
    ],
  ])('nothing is defined twice: %s', (sql, object) => {
    expect(faultsOf(`-- A comment; with a semicolon\n${sql}\nselect 1;`, sql)).toEqual([
      `2.sql: ${object} is in 1.sql already`,
    ])
  })

  test.each([
    'alter table public.likes add column since timestamptz;',
    'alter policy "All read" on public.likes using (false);',
    'create or replace function private.add(a integer) returns integer language sql as $$ select a $$;',
    'drop function private.add(integer);',
  ])('nothing is changed: %s', (sql) => {
    expect(faultsOf('create table public.likes (id uuid);', sql)).toEqual([
      expect.stringContaining('2.sql changes'),
    ])
  })

  test('no name is longer than Postgres keeps', () => {
    const policy = (name: string) => `create policy "${name}" on public.likes for select using (true);`
    expect(faultsOf(policy('ž'.repeat(31)), policy('ž'.repeat(32)))).toEqual([
      `2.sql: Postgres cuts "${'ž'.repeat(32)}" after 63 bytes`,
    ])
  })

  test('functions of one name may take different arguments', () => {
    const add = (type: string) =>
      `create function private.add(a ${type}) returns int language sql as 'select 1';`
    expect(faultsOf(add('integer'), add('text'))).toEqual([])
  })

  test('tables get row level security and keys of earlier tables, and what is in a body counts for nothing', () => {
    const sound = `
      create table public.likes (id uuid);
      alter table public.likes enable row level security;
      alter table public.hearts add constraint hearts_like_id_fkey foreign key (like_id) references public.likes (id);
      alter default privileges in schema public revoke all on tables from anon;
      create function private.clear() returns void language plpgsql as $body$
      begin
        create table public.likes (id uuid);
        drop table public.likes;
      end
      $body$;`
    expect(faultsOf(sound)).toEqual([])
  })
})

describe('from the first deployment on', () => {
  const first = {file: '20270101000000_likes.sql', sql: 'create table public.likes (id uuid);'}
  const deployment = {date: '2027-02-01', checksums: {[first.file]: checksumOf(first.sql)}}
  const later = {
    file: '20270301000000_likes_since.sql',
    sql: 'alter table public.likes add column since timestamptz;',
  }

  test('a newer file changes what others made', () => {
    expect(findFaults([first, later], deployment)).toEqual([])
  })

  test.each([
    ['changed', [{...first, sql: `${first.sql}\n`}]],
    ['renamed', [{...first, file: '20270101000000_all_likes.sql'}]],
    ['deleted', []],
  ])('no deployed file is %s', (_, migrations) => {
    expect(findFaults(migrations, deployment)).toContainEqual(
      expect.stringContaining(`${first.file} was deployed on 2027-02-01`),
    )
  })

  test('no older file is added', () => {
    expect(findFaults([{...later, file: '20261231000000_late.sql'}, first], deployment)).toEqual([
      expect.stringContaining('20261231000000_late.sql is older than 20270101000000_likes.sql'),
    ])
  })
})
