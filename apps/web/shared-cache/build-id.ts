import {randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {env} from '../environment/env.ts'

/** It starts with the time, because the times of a build's files change when they are copied. */
export const newBuildId = () => `${Date.now()}-${randomUUID().slice(0, 8)}`

let id: string | undefined

/** Of the build that this process runs. */
export const buildId = () =>
  (id ??= readFileSync(
    join(/* turbopackIgnore: true */ process.cwd(), env.WEB_DIST_DIR, 'BUILD_ID'),
    'utf8',
  ).trim())

/** What the build contains is not newer. A timestamp in milliseconds. */
export const builtAt = () => Number.parseInt(buildId(), 10)
