import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {LogFile} from './log-file.ts'

let directory: string
let path: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'log-'))
  path = join(directory, 'site.log')
})
afterEach(() => rmSync(directory, {recursive: true}))

const read = (file: string) => readFileSync(file, 'utf8')

test('keeps the newest lines in two files of limited size', () => {
  const log = new LogFile(path, {append: false, maxBytes: 27})
  for (let n = 100; n < 1000; n++) log.write(`line ${n}`)
  log.close()
  expect(read(`${path}.1`)).toBe('line 994\nline 995\nline 996\n')
  expect(read(path)).toBe('line 997\nline 998\nline 999\n')
})

test('counts what an earlier process wrote', () => {
  writeFileSync(path, 'from before\n')
  const log = new LogFile(path, {append: true, maxBytes: 20})
  log.write('from now')
  log.write('from now')
  log.close()
  expect(read(`${path}.1`)).toBe('from before\n')
  expect(read(path)).toBe('from now\nfrom now\n')
})

// The device fails each write as a full disk does.
test.skipIf(!existsSync('/dev/full'))('survives a full disk, and says what is missing afterwards', () => {
  symlinkSync('/dev/full', path)
  expect(() => writeFileSync(path, 'x')).toThrow('ENOSPC')
  const log = new LogFile(path, {append: true, maxBytes: 100})
  log.write('lost')
  log.write('lost as well')
  log.close()
  rmSync(path)
  log.write('kept')
  log.write('kept as well')
  log.close()
  expect(read(path)).toBe('(2 lines could not be written here.)\nkept\nkept as well\n')
})
