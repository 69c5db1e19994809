import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '..')

/** Calls of `console` with anything but a text of our own or `logLine(…)`, but for those of scripts in pages. */
const rawLogs = (source: string) =>
  source.match(/(?<!Script = ")console\.\w+\((?!logLine\(|'[^'\n]*'\)).*/g) ?? []

/** What scripts in a browser log is seen by its own visitor only. */
const isOfBrowser = (source: string) => source.startsWith("'use client'")

test('the site’s server and the functions log one line at a time', () => {
  const paths = globSync(['apps/web/**/*.{ts,tsx}', 'supabase/functions/**/*.{ts,tsx}', 'schemas/**/*.ts'], {
    cwd: root,
    exclude: (path) => /node_modules|\.next|_testing|\.test\./.test(path),
  })
  const sources = paths.map((path) => ({path, source: readFileSync(join(root, path), 'utf8')}))
  expect(sources.filter(({source}) => source.includes('logLine(')).length).toBeGreaterThan(4)
  const raw = sources.flatMap(({path, source}) =>
    isOfBrowser(source) ? [] : rawLogs(source).map((call) => `${path}: ${call}`),
  )
  expect(raw).toEqual([])
})

test.each([
  ["console.error('failed:', error)", 1],
  ['console.warn(`no ${path}`)', 1],
  ['console.error(error)', 1],
  ['const pageScript = "console.error(location.href)"', 0],
  ["console.info('The lake is there again')", 0],
  ['console.error(logLine(`no ${path}`, error))', 0],
])('%s has %i raw logs', (source, count) => {
  expect(rawLogs(source)).toHaveLength(count)
})
