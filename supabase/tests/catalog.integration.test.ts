import {describe, expect, test} from 'vitest'
import {as, refused} from './callers.ts'
import {functionGrants, privateFunctionGrants, tableGrants} from './catalog/grants.ts'
import {functionsOf, grantsOnRelations, relations} from './catalog/read-catalog.ts'
import {database, rolledBack} from './database.ts'
import {matrix} from './matrix/matrix.ts'

const sorted = (names: readonly string[]) => names.toSorted()

describe('tables and views', () => {
  test('are all in the matrix', async () => {
    expect(sorted(Object.keys(matrix))).toEqual(sorted(await relations()))
  })

  test('grant each role exactly the listed privileges per column', async () => {
    expect(await grantsOnRelations(['r', 'p', 'v', 'm', 'f'])).toEqual(tableGrants)
  })

  test('have sequences without grants', async () => {
    expect(await grantsOnRelations(['S'])).toEqual({})
  })
})

describe('an object of a later migration', () => {
  test.each([
    {
      what: 'table',
      create: 'create table public.policy_later (id integer)',
      use: 'select * from public.policy_later',
    },
    {
      what: 'view',
      create: 'create view public.policy_later as select 1 as id',
      use: 'select * from public.policy_later',
    },
    {
      what: 'function',
      create: "create function public.policy_later() returns integer language sql as 'select 1'",
      use: 'select public.policy_later()',
    },
    {
      what: 'sequence',
      create: 'create sequence public.policy_later',
      use: "select nextval('public.policy_later')",
    },
  ])('is closed without a grant: a $what', async ({create, use}) => {
    await rolledBack(async (tx) => {
      await tx.unsafe(create)
      for (const role of ['anon', 'authenticated', 'service_role'] as const) {
        await expect(as(tx, {role})`${tx.unsafe(use)}`).rejects.toMatchObject(refused)
      }
    })
  })
})

describe.each([
  {schema: 'public', listed: functionGrants},
  {schema: 'private', listed: privateFunctionGrants},
])('functions of the $schema schema', ({schema, listed}) => {
  test('may be called by exactly the listed roles', async () => {
    const callable = (await functionsOf(schema)).filter(
      ({callers}) => schema === 'public' || callers.length > 0,
    )
    expect(Object.fromEntries(callable.map(({name, callers}) => [name, callers]))).toEqual(listed)
  })
})

test('functions that refuse with an HTTP status say why in ASCII: PostgREST puts it into the status line', async () => {
  const refusing = await database<{name: string; words: string | null}[]>`
    select proname as name, substring(prosrc from '[^\\u0001-\\u007f]+') as words from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~ 'PT[0-9]{3}'`
  expect(refusing.length).toBeGreaterThan(20)
  expect(refusing.filter(({words}) => words !== null)).toEqual([])
})
