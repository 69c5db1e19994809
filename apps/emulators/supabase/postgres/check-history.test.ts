import {expect, test} from 'vitest'
import {checkHistory} from './check-history.ts'

const accounts = 'create table accounts (id uuid);\nalter table accounts enable row level security;\n'
const files = {
  '20270101000000_accounts.sql': accounts,
  '20270201000000_likes.sql': 'create table likes (id uuid);\n',
}
const first = {version: '20270101000000', statements: [accounts]}
const second = {version: '20270201000000', statements: ['create table likes (id uuid);\n']}

test.each([
  ['a new database', []],
  ['a database that lacks the newest', [first]],
  ['a database that has all', [first, second]],
  [
    'a database that the Supabase CLI has migrated',
    [
      {
        ...first,
        statements: ['create table accounts (id uuid)', 'alter table accounts enable row level security'],
      },
      {...second, statements: ['create table likes (id uuid)']},
    ],
  ],
])('accepts %s', (_, applied) => {
  expect(() => checkHistory(files, applied)).not.toThrow()
})

test('refuses migrations that are in the database only', () => {
  const old = ['20260101000000', '20260102000000', '20260103000000', '20260104000000', '20260105000000']
  const applied = old.map((version) => ({version, statements: ['select 1;']}))
  expect(() => checkHistory(files, applied)).toThrow(
    'The database has migrations that are not in supabase/migrations ' +
      '(20260101000000, 20260102000000, 20260103000000 and 2 more). npm run reset deletes',
  )
})

test('refuses a file that is older than the newest applied one', () => {
  expect(() => checkHistory(files, [second])).toThrow(
    'The database has 20270201000000_likes.sql already, which is newer than 20270101000000_accounts.sql. ' +
      'A hosted database would refuse it: rename it with a newer time. ',
  )
})

test.each([
  ['changed', [`${accounts}drop table accounts;\n`]],
  ['changed after the CLI had applied it', ['create table accounts (id uuid)', 'drop table accounts']],
])('refuses a file that was %s', (_, statements) => {
  expect(() => checkHistory(files, [{...first, statements}])).toThrow(
    'The database was made by other texts of migrations (20270101000000_accounts.sql). npm run reset deletes',
  )
})
