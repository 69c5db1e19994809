import {globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {limitedIdle} from './limited-idle.ts'

const sanity = createRequire(import.meta.url).resolve('sanity/package.json')
const vendor = join(dirname(createRequire(sanity).resolve('@sanity/validation')), '*.js')

test('the vendor still waits for an idle browser in one place, which gets a limit', () => {
  const limited = globSync(vendor).flatMap((file) => {
    const {code} = limitedIdle.transform(readFileSync(file, 'utf8'), file) ?? {}
    return code?.match(/requestIdleCallback\(\(\) => \{[^}]*\}, \{ timeout: timeout \?\? \d+ \}\)/g) ?? []
  })
  expect(limited).toHaveLength(1)
})
