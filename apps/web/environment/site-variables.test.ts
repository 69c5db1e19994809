import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import * as z from 'zod'
import {siteVariables} from './site-variables.ts'

const build = z.object({env: z.array(z.string()), passThroughEnv: z.array(z.string())})
const {tasks} = z
  .object({tasks: z.object({'@site/web#build': build})})
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../../turbo.json'), 'utf8')))

test('a build through turbo gets every variable of the site', () => {
  const {env, passThroughEnv} = tasks['@site/web#build']
  const setByNext = ['PORT', 'NEXT_PHASE', 'NODE_ENV']
  expect([...env, ...passThroughEnv, ...setByNext].toSorted()).toEqual(
    Object.keys(siteVariables.shape).toSorted(),
  )
})
