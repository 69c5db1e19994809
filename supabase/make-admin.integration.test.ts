import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {afterEach, expect, test} from 'vitest'
import {as} from './tests/callers.ts'
import {database, rolledBack} from './tests/database.ts'
import {confirmed, type Person, signUp, unique} from './tests/people.ts'

let person: Person | undefined

afterEach(async () => {
  if (person) await database`delete from auth.users where id = ${person.id}`
  person = undefined
})

const run = (...args: string[]) =>
  new Promise<{code: number; output: string}>((done) => {
    const script = join(import.meta.dirname, 'make-admin.ts')
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      done({code: error ? Number(error.code) : 0, output: stdout + stderr}),
    )
  })

test('the command makes a confirmed account an admin, and does so once', async () => {
  const ona = await database.begin(async (tx) => confirmed(tx, await signUp(tx)))
  person = ona
  for (const _ of [1, 2])
    expect(await run(ona.email)).toEqual({code: 0, output: `${ona.email} is an admin.\n`})
  await rolledBack(async (tx) => {
    expect(await as(tx, ona)`select public.is_admin()`).toEqual([{is_admin: true}])
  })
  const log = await database`select from public.audit_log where subject_id = ${ona.id}`
  expect(log).toHaveLength(1)
})

test('the command says why somebody does not become an admin', async () => {
  const email = `${unique('nobody')}@example.test`
  expect(await run(email)).toEqual({
    code: 1,
    output: expect.stringContaining(`There is no confirmed account with the email address ${email}. Sign up`),
  })
  expect(await run()).toEqual({code: 1, output: expect.stringContaining('Name one email address')})
})
