import {cpSync, existsSync} from 'node:fs'
import {join} from 'node:path'
import {env} from '../environment/env.ts'

/** What Next leaves out of the folder: a host may serve some of it by itself. */
const parts = ['static', 'content', 'content-state.json', 'cache/fetch-cache']

const site = join(env.WEB_DIST_DIR, 'standalone/apps/web')

cpSync('public', join(site, 'public'), {recursive: true})
for (const part of parts) {
  const from = join(env.WEB_DIST_DIR, part)
  if (existsSync(from)) cpSync(from, join(site, env.WEB_DIST_DIR, part), {recursive: true})
}
