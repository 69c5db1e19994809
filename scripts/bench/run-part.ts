import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {CommandFailed, type Processes} from '../supervisor/processes.ts'
import type {Profile} from '../supervisor/profile.ts'
import type {Progress} from '../supervisor/progress.ts'
import {serviceEnv} from '../supervisor/service-env.ts'
import {root} from '../supervisor/variables.ts'
import {measureNoise} from './noise.ts'
import type {Part} from './parts.ts'
import {sectionsSchema, type PartResult} from './report.ts'

interface PartRun {
  profile: Profile
  runs: number
  tools: string
  processes: Processes
  progress: Progress
}

/** The load generator sets a timeout in the past, which makes Node warn. */
const quiet = '--disable-warning=TimeoutNegativeWarning'

/** A part that fails or exceeds its time limit has a reason in place of figures. */
export async function runPart(
  {name, limitSeconds}: Part,
  {profile, runs, tools, processes, progress}: PartRun,
): Promise<PartResult> {
  progress.line(`\n${name}`)
  const before = measureNoise()
  const since = performance.now()
  const result = join(profile.stateDirectory, `${name}.json`)
  const options = ['--runs', String(runs), '--tools', tools, '--figures', result]
  const failure = await processes
    .run(
      {
        name: `bench-${name}`,
        file: process.execPath,
        args: [quiet, 'tests/bench/main.ts', name, ...options],
        cwd: root,
        env: serviceEnv(profile),
        onLine: (line) => progress.line(`  ${line}`),
      },
      limitSeconds * 1000,
    )
    .then(() => undefined, reasonOf)
  const sections = failure === undefined ? sectionsSchema.parse(JSON.parse(readFileSync(result, 'utf8'))) : []
  const seconds = (performance.now() - since) / 1000
  return {part: name, seconds, before, after: measureNoise(), sections, failure}
}

const reasonOf = (error: unknown) => (error instanceof CommandFailed ? error.message : String(error))
