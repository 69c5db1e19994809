import {chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startPostgrest} from './start-postgrest.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'postgrest-'))
})
afterEach(() => rmSync(directory, {recursive: true}))

/** Starts a program that ends with `message` at first, and is ready when it is started again. */
function startAfter(message: string) {
  const binary = join(directory, 'postgrest')
  const program = `
    const {existsSync, writeFileSync} = require('node:fs')
    if (!existsSync('${directory}/tried')) {
      writeFileSync('${directory}/tried', '')
      console.error('${message}')
      process.exit(1)
    }
    require('node:http').createServer((_, response) => response.end()).listen(process.env.PGRST_ADMIN_SERVER_PORT)`
  writeFileSync(binary, `#!${process.execPath}\n${program}`)
  chmodSync(binary, 0o700)
  return startPostgrest({
    binary,
    databaseUrl: 'postgres://localhost/none',
    api: {schemas: ['public'], extra_search_path: [], max_rows: 1000},
    jwtSecret: 'a secret of at least 32 characters',
    publicUrl: 'http://localhost/rest/v1',
    pidFile: join(directory, 'postgrest.pid'),
  })
}

test('it is started on other ports when something has taken the chosen ones', async () => {
  const postgrest = await startAfter('postgrest: Network.Socket.bind: resource busy (Address in use)')
  expect(existsSync(join(directory, 'postgrest.pid'))).toBe(true)
  await postgrest.stop()
})

test('whatever else ends it is told', async () => {
  await expect(startAfter('postgrest: no such role')).rejects.toThrow(/exit code 1.*\n.*no such role/)
})
