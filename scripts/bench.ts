import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {freshTestProfile} from './supervisor/profile.ts'
import {RunningServices} from './supervisor/running-services.ts'
import {serviceEnv} from './supervisor/service-env.ts'
import {startStack} from './supervisor/stack.ts'
import {supervise} from './supervisor/supervise.ts'
import {root} from './supervisor/variables.ts'

const TIME_LIMIT_MS = 300_000

const benchmarks = ['tests/bench', 'apps/emulators/bench']
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))

const profile = freshTestProfile('bench')
const {stateDirectory} = profile

await supervise(
  {stateDirectory, command: 'npm run bench', interruptedExitCode: 130},
  async (processes, progress) => {
    const services = new RunningServices({processes, progress, stateDirectory, onEnd: 'fail'})
    const stack = startStack({
      profile,
      mode: 'production',
      command: 'npm run bench',
      services,
      processes,
      progress,
    })
    await Promise.race([stack, services.failed])
    for (const path of benchmarks) {
      progress.line(`\n${path}`)
      const benchmark = processes.run(
        {
          name: path.replaceAll(/\W+/g, '-'),
          file: process.execPath,
          args: [path],
          cwd: root,
          env: serviceEnv(profile),
          onLine: (line) => progress.line(`  ${line}`),
        },
        TIME_LIMIT_MS,
      )
      await Promise.race([benchmark, services.failed])
    }
    return 0
  },
)
