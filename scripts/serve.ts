import {relative} from 'node:path'
import {demoLogins} from './supervisor/logins.ts'
import {siteProfile} from './supervisor/profile.ts'
import {RunningServices} from './supervisor/running-services.ts'
import {readRunRecord} from './supervisor/run-record.ts'
import {startStack} from './supervisor/stack.ts'
import {supervise} from './supervisor/supervise.ts'
import {stackTable} from './supervisor/table.ts'
import {root} from './supervisor/variables.ts'

const isDev = process.argv[2] === 'dev'
const command = isDev ? 'npm run dev' : 'npm start'
const profile = siteProfile()
const {stateDirectory} = profile

await supervise({stateDirectory, command, interruptedExitCode: 0}, async (processes, progress) => {
  const mode = isDev ? 'dev' : 'production'
  const services = new RunningServices({processes, progress, stateDirectory, onEnd: 'restart'})
  await startStack({profile, mode, command, services, processes, progress})
  const record = readRunRecord(stateDirectory)
  if (!record) throw new Error(`The run record in ${stateDirectory} is gone`)
  const table = stackTable({record, logins: await demoLogins(record.services)})
  const logs = `Logs are in ${relative(root, stateDirectory) || stateDirectory}/logs. Ctrl-C ends everything.`
  for (const line of ['', ...table, '', logs]) progress.line(line)
  return services.failed
})
