import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseOptions} from './bench/options.ts'
import {reportSchema, type PartResult, type Report} from './bench/report.ts'
import {runPart} from './bench/run-part.ts'
import {reportLines} from './bench/table.ts'
import {installTools} from './bench/tools.ts'
import {shell} from './env.ts'
import {beginRun} from './results/describe-run.ts'
import {writeResult} from './results/write-result.ts'
import {requireChromium} from './supervisor/chromium.ts'
import {freshTestProfile} from './supervisor/profile.ts'
import {RunningServices} from './supervisor/running-services.ts'
import {startStack} from './supervisor/stack.ts'
import {supervise} from './supervisor/supervise.ts'
import {findStateDirectory, root} from './supervisor/variables.ts'

// `npm run bench` measures everything, `npm run bench -- pages load` only those parts.
const command = 'npm run bench'
const {parts, runs, compare} = parseOptions(process.argv.slice(3))
const older = compare === undefined ? undefined : readReport(compare)
const profile = await freshTestProfile('bench')
/** Each run empties its own state, so the tools are kept outside it. */
const tools = join(findStateDirectory(root, shell), 'tools')

await supervise(
  {stateDirectory: profile.stateDirectory, command, interruptedExitCode: 130},
  async (processes, progress) => {
    const endRun = beginRun()
    await installTools(tools, processes, progress)
    await requireChromium(processes, progress)
    const {stateDirectory} = profile
    const services = new RunningServices({processes, progress, stateDirectory, onEnd: 'fail'})
    const stack = startStack({profile, mode: 'production', command, services, processes, progress})
    await Promise.race([stack, services.failed])

    const results: PartResult[] = []
    for (const part of parts) {
      const result = runPart(part, {profile, runs, tools, processes, progress})
      results.push(await Promise.race([result, services.failed]))
    }
    const report: Report = {...endRun(), parts: results}
    const lines = reportLines(report, older)
    for (const line of ['', ...lines, '']) progress.line(line)
    progress.line(`Result: ${writeResult('bench', report, lines)}`)
    return results.some(({failure}) => failure !== undefined) ? 1 : 0
  },
)

function readReport(path: string): Report {
  const parsed = reportSchema.safeParse(JSON.parse(readFileSync(resolve(root, path), 'utf8')))
  if (!parsed.success) throw new Error(`${path} holds no figures of npm run bench.`)
  return parsed.data
}
