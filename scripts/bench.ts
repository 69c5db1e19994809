import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join, relative, resolve} from 'node:path'
import {describeMachine, describeSources} from './bench/machine.ts'
import {parseOptions} from './bench/options.ts'
import {reportSchema, type PartResult, type Report} from './bench/report.ts'
import {runPart} from './bench/run-part.ts'
import {reportLines} from './bench/table.ts'
import {installTools} from './bench/tools.ts'
import {shell} from './env.ts'
import {requireChromium} from './supervisor/chromium.ts'
import {freshTestProfile} from './supervisor/profile.ts'
import {RunningServices} from './supervisor/running-services.ts'
import {startStack} from './supervisor/stack.ts'
import {supervise} from './supervisor/supervise.ts'
import {findStateDirectory, root} from './supervisor/variables.ts'

// `npm run bench` measures everything, `npm run bench -- pages load` only those parts.
const command = 'npm run bench'
const {parts, runs, json, report: reportPath, compare} = parseOptions(process.argv.slice(3))
const older = compare === undefined ? undefined : readReport(compare)
const profile = await freshTestProfile('bench')
/** Each run empties its own state, so the tools are kept outside it. */
const state = findStateDirectory(root, shell)
const tools = join(state, 'tools')

await supervise(
  {stateDirectory: profile.stateDirectory, command, interruptedExitCode: 130},
  async (processes, progress) => {
    const startedAt = new Date()
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
    const report: Report = {
      startedAt: startedAt.toISOString(),
      seconds: (Date.now() - startedAt.getTime()) / 1000,
      ...describeSources(),
      machine: describeMachine(),
      parts: results,
    }
    const lines = reportLines(report, older)
    for (const line of ['', ...lines, '']) progress.line(line)
    const name = `${report.startedAt.slice(0, 19).replaceAll(/\D/g, '-')}.json`
    const path = resolve(root, json ?? join(state, 'benchmarks', name))
    write(path, `${JSON.stringify(report, null, 2)}\n`)
    if (reportPath !== undefined) write(resolve(root, reportPath), `${lines.join('\n')}\n`)
    progress.line(`Figures: ${relative(root, path)}`)
    return results.some(({failure}) => failure !== undefined) ? 1 : 0
  },
)

function readReport(path: string): Report {
  const parsed = reportSchema.safeParse(JSON.parse(readFileSync(resolve(root, path), 'utf8')))
  if (!parsed.success) throw new Error(`${path} holds no figures of npm run bench.`)
  return parsed.data
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), {recursive: true})
  writeFileSync(path, text)
}
