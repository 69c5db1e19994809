import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {expect, onTestFinished, test} from 'vitest'
import {openStore} from './open-store.ts'

/** Source of a program that commits documents forever and prints each id once committed. */
const endlessWriter = (directory: string) => `
  import {openStore} from ${JSON.stringify(new URL('open-store.ts', import.meta.url).href)}
  const dataset = openStore(${JSON.stringify(directory)}).dataset('production')
  for (let n = 0; ; n++) {
    const _id = 'record-' + n
    const at = new Date().toISOString()
    dataset.commit({author: 'writer'}, (stage) => {
      const document = {_id, _type: 'record', _rev: stage.transactionId, _createdAt: at, _updatedAt: at, n}
      stage.put(_id, document, {create: document})
    })
    process.stdout.write(_id + '\\n')
  }
`

test('keeps every acknowledged commit when the process is killed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lake-'))
  onTestFinished(() => rmSync(directory, {recursive: true}))
  const writer = spawn(process.execPath, ['--input-type=module', '-e', endlessWriter(directory)])
  const ended = once(writer, 'exit')
  const lines = createInterface(writer.stdout)[Symbol.asyncIterator]()
  const acknowledged: string[] = []
  while (acknowledged.length < 200) acknowledged.push(String((await lines.next()).value))
  expect(() => openStore(directory)).toThrow('Another process holds the Content Lake')
  writer.kill('SIGKILL')
  for await (const line of lines) acknowledged.push(line)
  await ended

  const store = openStore(directory)
  onTestFinished(() => store.close())
  const dataset = store.dataset('production')
  expect(acknowledged.filter((id) => !dataset.get(id))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(200)
  // The log and the documents agree.
  expect(dataset.transactionsAfter(0, 1_000_000).map(({changes}) => changes[0]?.id)).toEqual(
    [...dataset.documents()].map(({_id}) => _id).toSorted((a, b) => Number(a.slice(7)) - Number(b.slice(7))),
  )
  expect(dataset.lastSequence()).toBe(dataset.size())
})
