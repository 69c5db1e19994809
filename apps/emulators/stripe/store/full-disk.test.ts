import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openStore} from './open-store.ts'

test('a transaction that finds the disk full says so, and the next one with space is kept', () => {
  const directory = mkdtempSync(join(tmpdir(), 'stripe-'))
  const store = openStore(directory)
  onTestFinished(() => {
    store.close()
    rmSync(directory, {recursive: true})
  })
  const save = (length: number) => store.transaction(() => store.setSetting('name', 'x'.repeat(length)))
  store.database.exec('pragma max_page_count = 1')
  expect(() => save(1_000_000)).toThrow('full')
  store.database.exec('pragma max_page_count = 1000000')
  save(3)
  expect(store.setting('name')).toBe('xxx')
})
