import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {siteBuild} from '../../env.ts'
import letThrough from '../../support/browser-floor/let-through.json' with {type: 'json'}
import {providedByOlderBrowsers} from '../../support/browser-floor/older-browsers.ts'
import {scriptFaults} from '../../support/browser-floor/script-faults.ts'
import {styleFaults} from '../../support/browser-floor/style-faults.ts'

const web = join(import.meta.dirname, '../../../apps/web')
const built = join(web, siteBuild(), 'static')

/** Next's own for browsers far below the floor: it has all of these names, to bring them. */
const isPolyfills = (code: string) => code.includes('zloirock/core-js')

const names = (reasons: Record<string, string[]>) => Object.values(reasons).flat()

function faultsOf(pattern: string, find: (content: string) => string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const file of globSync(pattern, {cwd: built})) {
    const content = readFileSync(join(built, file), 'utf8')
    if (isPolyfills(content)) continue
    for (const fault of find(content)) (found[fault] ??= []).push(file)
  }
  return found
}

const without = (found: Record<string, string[]>, allowed: string[]) =>
  Object.fromEntries(Object.entries(found).filter(([fault]) => !allowed.includes(fault)))

test.each([
  ['script', faultsOf('**/*.js', scriptFaults), names(letThrough.scripts), providedByOlderBrowsers],
  ['style sheet', faultsOf('**/*.css', styleFaults), names(letThrough.styles), []],
])('the oldest supported browsers can use every %s of the build', (_, found, allowed, provided) => {
  expect(without(found, [...allowed, ...provided])).toEqual({})
  expect(allowed.filter((each) => !found[each])).toEqual([])
})
