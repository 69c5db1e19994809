import {mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {backupName, keepNewest} from './kept-backups.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
const nameOf = (day: number) => backupName(new Date(Date.UTC(2026, 10, day, 3, 15)))

beforeAll(() => {
  const names = [1, 2, 3, 4].map(nameOf)
  for (const name of [
    ...names,
    `${nameOf(5)}.partial`,
    `${nameOf(6)}.partial`,
    'site.txt',
    'site-2020.tar.age',
  ])
    writeFileSync(join(folder, name), '')
  utimesSync(join(folder, `${nameOf(5)}.partial`), new Date(), Date.now() / 1000 - 90_000)
})
afterAll(() => rmSync(folder, {recursive: true}))

test('keeps the newest, a backup that is being written, and what is no backup', () => {
  expect(keepNewest(folder, 2)).toBe(2)
  const left = [nameOf(3), nameOf(4), `${nameOf(6)}.partial`, 'site-2020.tar.age', 'site.txt']
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted())
  expect(keepNewest(folder, 5)).toBe(0)
})

test('names a backup by its time', () => {
  expect(nameOf(27)).toBe('site-2026-11-27T03-15-00Z.tar.age')
})
