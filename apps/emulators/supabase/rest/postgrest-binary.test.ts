import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'
import {expect, test} from 'vitest'
import {postgrestBinary} from './postgrest-binary.ts'

test('is taken from the PATH where npm has none, and otherwise asked for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'path-'))
  const path = join(folder, 'postgrest')
  const searchPath = ['/nowhere', folder].join(delimiter)
  const find = () => postgrestBinary(searchPath, 'sunos-sparc')
  expect(find).toThrow(/no PostgREST for sunos-sparc .* Install .* brew install postgrest/)
  writeFileSync(path, '')
  expect(find).toThrow(/Install/)
  chmodSync(path, 0o755)
  expect(find()).toBe(path)
  rmSync(folder, {recursive: true})
})
