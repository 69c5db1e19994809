import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {serviceEnv} from '../env.ts'

const root = join(import.meta.dirname, '../..')

const builds = [
  {
    subject: 'site',
    workspace: '@site/web',
    variable: 'WEB_DIST_DIR',
    directory: '.next-bench',
    folder: 'apps/web',
  },
  {
    subject: 'Studio',
    workspace: '@site/studio',
    variable: 'STUDIO_DIST_DIR',
    directory: 'dist-bench',
    folder: 'studio',
  },
]

/** Time of a build into an empty directory, and of another one over it. */
export async function measurePart(): Promise<Section[]> {
  const figures: Figure[] = []
  for (const {subject, workspace, variable, directory, folder} of builds) {
    const output = join(root, folder, directory)
    await rm(output, {recursive: true, force: true})
    try {
      for (const measure of ['first', 'again'])
        figures.push({
          subject,
          measure,
          unit: 's',
          value: await buildSeconds(workspace, {[variable]: directory}),
        })
    } finally {
      await rm(output, {recursive: true, force: true})
    }
  }
  return [{title: 'build', figures}]
}

async function buildSeconds(workspace: string, environment: Record<string, string>): Promise<number> {
  const from = performance.now()
  const build = spawn('npm', ['run', 'build', '--workspace', workspace], {
    cwd: root,
    env: {...serviceEnv(), ...environment},
    stdio: 'inherit',
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The build of ${workspace} ended with ${code}`)
  return (performance.now() - from) / 1000
}
