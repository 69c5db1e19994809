import {join} from 'node:path'
import type {Variables} from '../env.ts'
import type {Processes} from './processes.ts'
import type {Progress} from './progress.ts'
import {root} from './variables.ts'

interface Build {
  env: Variables
  cached: boolean
  processes: Processes
  progress: Progress
}

const build = ['run', 'build', '--filter=@site/web', '--filter=@site/studio', '--output-logs=new-only']

/** The site's build reads content, so the Content Lake must respond by then. */
export function buildParts({env, cached, processes, progress}: Build): Promise<void> {
  const what = cached ? 'what is stale of the site and the Studio' : 'the site and the Studio'
  return progress.step(`Building ${what}`, () =>
    processes.run({
      name: 'build',
      file: join(root, 'node_modules/.bin/turbo'),
      args: cached ? build : [...build, '--cache=local:,remote:'],
      cwd: root,
      // All variables are in `env`, so the site reads no `.env`.
      env: {...env, ENV_FILE: '/dev/null'},
    }),
  )
}
