import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {denoBinary} from './deno-binary.ts'

test('Deno is the one on the PATH where npm has none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deno-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  writeFileSync(join(folder, 'deno'), '')
  expect(denoBinary(['/nowhere', folder].join(delimiter), 'plan9-mips')).toBe(join(folder, 'deno'))
})

test('without Deno it is said what to install', () => {
  expect(() => denoBinary('/nowhere', 'plan9-mips')).toThrow(/no Deno for plan9-mips.*Install version 2/)
})
