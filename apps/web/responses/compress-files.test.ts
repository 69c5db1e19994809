import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {brotliDecompressSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {compressFiles} from './compress-files.ts'

test('scripts and style sheets get a copy, and a script is compiled at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  const files = {'a.js': 'let a = 1', 'a.css': 'a {}', 'a.woff2': 'font'}
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  await compressFiles(folder)
  const copyOf = (name: string) => brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()
  expect(copyOf('a.js')).toBe('//# allFunctionsCalledOnLoad\nlet a = 1')
  expect(copyOf('a.css')).toBe('a {}')
  expect(() => copyOf('a.woff2')).toThrow('ENOENT')
})
