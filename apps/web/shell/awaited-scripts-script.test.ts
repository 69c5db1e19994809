import {createContext, runInContext} from 'node:vm'
import {expect, test} from 'vitest'
import {awaitedScriptsScript, olderBrowsersPath} from './awaited-scripts-script.ts'

/** Runs the script as the head of a page does. `wait` lets its timer run out. */
function runInBrowser(browser: {CSSLayerBlockRule?: object; URL?: object}) {
  const dataset: Record<string, string> = {}
  const written: string[] = []
  let wait = () => {}
  const window = createContext({
    URL: {canParse: () => true},
    ...browser,
    document: {
      documentElement: {dataset, setAttribute: (name: string) => (dataset[name] = '')},
      write: (html: string) => written.push(html),
    },
    setTimeout: (run: () => void) => (wait = run),
  })
  runInContext(`var self = globalThis; Promise.withResolvers ??= () => {}; ${awaitedScriptsScript}`, window)
  return {dataset, written, wait: () => wait(), runtime: (window as {TURBOPACK?: unknown}).TURBOPACK}
}

test('a page waits for its scripts, and gives them up', () => {
  const {dataset, written, wait, runtime} = runInBrowser({CSSLayerBlockRule: {}})
  expect({dataset, written, runtime}).toEqual({
    dataset: {scripts: 'awaited'},
    written: [],
    runtime: undefined,
  })
  wait()
  expect(dataset).toEqual({})
})

test('a page that React has taken over keeps its scripts', () => {
  const {dataset, wait} = runInBrowser({CSSLayerBlockRule: {}})
  dataset['scripts'] = 'run'
  wait()
  expect(dataset).toEqual({scripts: 'run'})
})

test('an older browser first runs what it lacks', () => {
  const {written} = runInBrowser({CSSLayerBlockRule: {}, URL: {}})
  expect(written).toEqual([`<script src="${olderBrowsersPath}"></script>`])
})

test('below the floor no page is taken over: the runtime of the bundler starts with an array only', () => {
  const {dataset, written, runtime} = runInBrowser({URL: {}})
  expect({dataset, written}).toEqual({dataset: {'data-plain': ''}, written: []})
  expect(Array.isArray(runtime)).toBe(false)
  expect(() => (runtime as unknown[]).push({})).not.toThrow()
})
