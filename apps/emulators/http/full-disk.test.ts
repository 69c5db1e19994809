import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, onTestFinished, test} from 'vitest'
import {isDiskFull, isWriteMethod} from './full-disk.ts'
import {closeServer, serve} from './serve.ts'

/** Serves `/`, which stores in `directory`. */
async function served(directory: string) {
  const {server, port} = await serve({
    port: 0,
    variable: 'PORT',
    fetch: () => new Response('done'),
    disk: {
      directory,
      isWrite: (method, path) => isWriteMethod(method) && path !== '/query',
      full: (path) => new Response(`${path} is full`, {status: 507}),
    },
  })
  onTestFinished(() => closeServer(server))
  return async (method: string, path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {method})
    return [response.status, await response.text()]
  }
}

// No byte is free in the file system of the processes.
test.skipIf(!existsSync('/proc/self'))('refuses writes, and nothing else, on a full disk', async () => {
  const request = await served('/proc/self')
  expect(await request('POST', '/rows?select=id')).toEqual([507, '/rows is full'])
  expect(await request('DELETE', '/rows')).toEqual([507, '/rows is full'])
  expect(await request('GET', '/rows')).toEqual([200, 'done'])
  expect(await request('POST', '/query')).toEqual([200, 'done'])
})

test('refuses nothing while there is space', async () => {
  const request = await served(tmpdir())
  expect(await request('POST', '/rows')).toEqual([200, 'done'])
})

test.skipIf(!existsSync('/dev/full'))(
  'recognises a full disk in the errors of SQLite and of the file system',
  () => {
    const directory = mkdtempSync(join(tmpdir(), 'full-'))
    onTestFinished(() => rmSync(directory, {recursive: true}))
    const database = new DatabaseSync(join(directory, 'small.sqlite'))
    database.exec('create table rows (text text); pragma max_page_count = 2')
    const faults = [
      () => database.prepare('insert into rows values (?)').run('x'.repeat(100_000)),
      () => database.exec('no sql'),
      () => writeFileSync('/dev/full', 'x'),
      () => writeFileSync(join(directory, 'nowhere/file'), 'x'),
    ].map((work) => {
      try {
        return work()
      } catch (error) {
        return isDiskFull(error)
      }
    })
    expect(faults).toEqual([true, false, true, false])
    database.close()
  },
)
