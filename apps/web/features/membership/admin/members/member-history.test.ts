import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {historyActions} from './members-history-queries.ts'

const folder = join(import.meta.dirname, '../../../../../../supabase/migrations')
const migrations = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))

test('there are words for whatever the database logs of a membership', () => {
  const calls = migrations.flatMap((sql) => [...sql.matchAll(/log_action\(([^;]*?), 'membership',/g)])
  // Statements that log for many members at once, up to the word that says of what the entry is.
  const inserts = migrations.flatMap((sql) => [
    ...sql.matchAll(
      /insert into public\.audit_log[^;]*?select private\.caller_id\(\), ([^;]*?), 'membership',/g,
    ),
  ])
  expect(inserts.length).toBeGreaterThan(1)
  const logged = [...calls, ...inserts].flatMap(([, actions = '']) =>
    [...actions.matchAll(/'(\w+)'/g)].map(([, action = '']) => action),
  )
  expect(logged.length).toBeGreaterThan(8)
  expect([...historyActions]).toEqual(expect.arrayContaining(logged))
})
