import {shell} from './env.ts'
import {demoLogins} from './supervisor/logins.ts'
import {responds} from './supervisor/readiness.ts'
import {readRunRecord, type RunRecord} from './supervisor/run-record.ts'
import {envLines, stackTable} from './supervisor/table.ts'
import {findStateDirectory, root} from './supervisor/variables.ts'

const record = readRunRecord(findStateDirectory(root, shell))
if (!record) {
  process.stderr.write('Nothing runs. Start with: npm start\n')
  process.exit(1)
}

if (process.argv.includes('--env')) {
  for (const line of envLines(record.env)) console.log(line)
} else {
  const alive = await Promise.all(record.services.map(({probe}) => responds(probe)))
  const remarks = Object.fromEntries(
    record.services.map((service, at) => [service.title, remark(service, alive[at] ?? false)]),
  )
  console.log(`${record.command} runs (process ${record.pid}).\n`)
  for (const line of stackTable({record, logins: await demoLogins(record.services), remarks}))
    console.log(line)
  process.exitCode = alive.every(Boolean) ? 0 : 1
}

function remark({down, restarts}: RunRecord['services'][number], isAlive: boolean): string {
  if (down) return `${down} It is being started again.`
  const times = restarts > 0 ? ` (restarts: ${restarts})` : ''
  return `${isAlive ? 'answers' : 'does not answer (yet)'}${times}`
}
