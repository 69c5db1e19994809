import {describe, expect, test} from 'vitest'
import {findArrows, pointsUp} from './find-arrows.ts'
import {readMigrations} from './read-migrations.ts'

describe('the migrations', () => {
  const arrows = findArrows(readMigrations())

  test('are read as a whole', () => {
    const pointed = new Set(arrows.flatMap(({from, to}) => [from, to]))
    expect(readMigrations().filter(({file}) => !pointed.has(file))).toEqual([])
  })

  test('name only what is in the same file or in an earlier one', () => {
    expect(arrows.filter(pointsUp)).toEqual([])
  })
})

describe('a planted arrow', () => {
  const table = 'create table public.likes (id uuid);'
  const upFrom = (sql: string, later = table) =>
    findArrows([
      {file: '1.sql', sql},
      {file: '2.sql', sql: later},
    ]).filter(pointsUp)

  test.each([
    [
      'a body',
      'create function private.f() returns int language plpgsql as $$ begin return (select 1 from public.likes); end $$;',
    ],
    ['a reference', 'create table public.hearts (id uuid references public.likes (id));'],
    ['a policy', 'create policy "All" on public.hearts using (exists (select from public.likes));'],
    ['a trigger', 'create trigger t after insert on public.likes for each row execute function private.f();'],
    ['a text', `insert into private.hooks values ('likes', 'public.likes');`],
    [
      'a default',
      `create function private.f(like public.likes default null) returns int language sql as 'select 1';`,
    ],
  ])('is found in %s', (_, sql) => {
    expect(upFrom(sql)).toEqual([{from: '1.sql', to: '2.sql', names: ['public.likes']}])
  })

  test.each([
    'create view public.likes as select 1;',
    'create type public.likes as (id uuid);',
    'create sequence public.likes;',
    'create function public.likes(integer) returns integer language sql as $$ select 1 $$;',
  ])('is found to %s', (later) => {
    expect(upFrom('create view public.hearts as select public.likes;', later)).toHaveLength(1)
  })

  test.each([
    ['comments', '-- public.likes\ncreate view public.hearts as select 1 /* public.likes */;'],
    [
      'comments of a body',
      'create function private.f() returns void language sql as $$\n-- public.likes\nselect 1 $$;',
    ],
    ['stored comments', `comment on view public.hearts is 'As public.likes.';`],
    ['other names', 'create view public.hearts as select public.likes_of_all(), auth.likes();'],
  ])('is none in %s', (_, sql) => {
    expect(upFrom(sql)).toEqual([])
  })

  test('is none from a file that changes what an earlier one made', () => {
    expect(upFrom(`${table} select * from public.likes;`, table)).toEqual([])
  })
})
