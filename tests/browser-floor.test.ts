import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {createContext, runInContext} from 'node:vm'
import {expect, test} from 'vitest'
import {olderBrowsersScript} from './support/browser-floor/older-browsers.ts'
import {scriptFaults} from './support/browser-floor/script-faults.ts'
import {styleFaults} from './support/browser-floor/style-faults.ts'

test.each([
  ['class A { static { this.a = 1 } }', ['static block']],
  ['a.replace(/(?<=\\d)b/, "")', ['lookbehind in a regular expression']],
  ['RegExp("(?<!a)b")', ['lookbehind in a regular expression']],
  ['RegExp(String.raw`(?<!${a})b`)', ['lookbehind in a regular expression']],
  ['a.findLast(b)', ['.findLast']],
  ['a.toSorted()', ['.toSorted']],
  ['URL.canParse(a)', ['URL.canParse', '.canParse']],
  ['AbortSignal.any([])', ['AbortSignal.any']],
  ['window.requestIdleCallback(a)', ['requestIdleCallback']],
  ['signal.throwIfAborted()', ['.throwIfAborted']],
])('above the floor: %s', (code, faults) => {
  expect(scriptFaults(code)).toEqual(faults)
})

test.each(['await a', 'a.b(/(?i:c)/)', 'using a = b'])('it cannot be read: %s', (code) => {
  expect(scriptFaults(code)).toEqual([expect.stringContaining('SyntaxError')])
})

test.each([
  'class A { #a = 1; static b = 2; has(o) { return #a in o } }',
  'a?.b ?? (c ||= 1)',
  'a.replace(/(?<year>\\d+)(?=b)(?!c)/u, "$<year>")',
  'a.at(-1); structuredClone(a); Object.hasOwn(a, b); a.flatMap(b); console.error(a); Number.isNaN(a)',
])('at the floor: %s', (code) => {
  expect(scriptFaults(code)).toEqual([])
})

test.each([
  ['a { color: color-mix(in oklab, red, blue) }', ['color-mix()']],
  ['a { color: oklch(0.5 0.1 20) }', ['oklch()']],
  ['a { translate: 1px 1px }', ['translate']],
  ['a { height: 100dvh }', ['viewport_percentage_units_dynamic']],
  ['a { width: 10cqw }', ['container_query_length_units']],
  ['@container (width > 1px) { a { color: red } }', ['@container']],
  ['@media (width >= 40rem) { a { color: red } }', ['media ranges']],
  ['@media (scripting: none) { a { color: red } }', ['@media (scripting)']],
  ['a { b { color: red } }', ['nesting']],
  ['a:has(b) { color: red }', [':has']],
  ['a { text-wrap: balance }', ['text-wrap']],
])('above the floor: %s', (css, faults) => {
  expect(styleFaults(css)).toEqual(faults)
})

test.each([
  '@layer a { b:is(c, d):where(e):focus-visible { inset: 0; gap: 1rem; aspect-ratio: 1 } }',
  'a { height: 100vh; height: 100dvh }',
  '@supports (color: color-mix(in lab, red, red)) { a { color: color-mix(in lab, red, blue) } }',
  'a { -webkit-user-select: none; user-select: none; width: min(1px, 2vw); color: var(--a) }',
  String.raw`.\@md\:has-\[a\]\:b { color: red }`,
])('at the floor: %s', (css) => {
  expect(styleFaults(css)).toEqual([])
})

test('an older browser gets what it lacks, and keeps what it has', () => {
  const ofWindow = {AbortSignal: {prototype: {}}, Element: {prototype: {}}}
  const browser = createContext({
    ...ofWindow,
    URL: class extends URL {},
    setTimeout,
    AbortController,
    DOMException,
  })
  const lacks = `
    for (const name of ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'with']) delete Array.prototype[name]
    delete Map.groupBy, delete Object.groupBy, delete Promise.withResolvers, delete String.prototype.toWellFormed
    URL.canParse = undefined, delete URL.canParse
    const at = Array.prototype.at`
  runInContext(`${lacks}\n${olderBrowsersScript}`, browser)
  const run = (code: string) =>
    JSON.parse(runInContext(`JSON.stringify(${code})`, browser) as string) as unknown
  expect(run('[[1, 2, 3].findLast((n) => n < 3), [1, 2].findLast((n) => n > 2) ?? null]')).toEqual([2, null])
  expect(run('[[1, 2, 3].findLastIndex((n) => n < 3), [].findLastIndex(() => true)]')).toEqual([1, -1])
  expect(run('[[3, 1, 2].toSorted(), [1, 2].toReversed(), [1, 2].with(-1, 9)]')).toEqual([
    [1, 2, 3],
    [2, 1],
    [1, 9],
  ])
  expect(run('[...Map.groupBy([1, 2, 3], (n) => n % 2)]')).toEqual([
    [1, [1, 3]],
    [0, [2]],
  ])
  expect(run('Object.groupBy([1, 2, 3], (n, at) => at)')).toEqual({0: [1], 1: [2], 2: [3]})
  expect(run(String.raw`['a\ud83d', '\ude00b', '\ud83d\ude00'].map((text) => text.toWellFormed())`)).toEqual([
    'a\ufffd',
    '\ufffdb',
    '😀',
  ])
  expect(run('typeof Promise.withResolvers().resolve')).toBe('function')
  expect(run('[URL.canParse("/a"), URL.canParse("/a", "https://site")]')).toEqual([false, true])
  expect(run('at === Array.prototype.at')).toBe(true)
})

const web = join(import.meta.dirname, '../apps/web')

const components = globSync('{app,features,shell,ui}/**/*.tsx', {cwd: web}).map(
  (path) => [path, readFileSync(join(web, path), 'utf8')] as const,
)

test('a drawing has its size where there are no styles', () => {
  const drawings = components.flatMap(([path, code]) =>
    [...code.matchAll(/<svg\b[^>]*/g)].map(([tag]) => ({path, hasSize: /\bwidth=[^]*\bheight=/.test(tag)})),
  )
  expect(drawings.length).toBeGreaterThan(10)
  expect(drawings.filter(({hasSize}) => !hasSize)).toEqual([])
})

test('what is there without scripts is there as well when they are dead: nothing is in a <noscript>', () => {
  expect(components.filter(([, code]) => code.includes('<noscript')).map(([path]) => path)).toEqual([])
})
