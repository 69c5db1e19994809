import {existsSync, readFileSync} from 'node:fs'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {functionNames, startDeno, type Deno} from './functions/_testing/deno.ts'
import {lockfileOf, lockPackages} from './package-locks.ts'

let deno: Deno
beforeAll(async () => {
  deno = await startDeno()
})
afterAll(() => deno.stop())

test.each(functionNames)('%s is deployed with the packages of package-lock.json', async (name) => {
  const path = lockfileOf(name)
  const committed = existsSync(path) ? readFileSync(path, 'utf8') : ''
  expect(committed, 'run: npm run lock-packages -w @site/supabase').toBe(await lockPackages(deno, name))
})
