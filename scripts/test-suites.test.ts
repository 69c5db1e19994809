import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {longSuites} from './test-suites.ts'

const long = 'tests/long'
const files = readdirSync(join(import.meta.dirname, '..', long))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${long}/${name}`)

test.each(files)('%s runs with exactly one suite of `npm run test:long`', (path) => {
  const suites = longSuites.filter(
    (suite) => suite.kind === 'vitest' && path.includes(suite.file ?? '.test.ts'),
  )
  expect(suites.map(({name}) => name)).toHaveLength(1)
})
