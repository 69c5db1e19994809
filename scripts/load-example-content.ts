import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {shell} from './env.ts'
import {isSanityHosted} from './hosted.ts'
import {readRunRecord} from './supervisor/run-record.ts'
import {findStateDirectory, layerVariables, root} from './supervisor/variables.ts'

const variables = layerVariables({directory: root, shell})
/** A hosted dataset is named in `.env` or the shell; without it, that of the stack that runs here is used. */
const dataset = isSanityHosted(variables) ? variables : readRunRecord(findStateDirectory(root, shell))?.env

if (!dataset) {
  process.stderr.write(
    'No local Content Lake runs. Start with: npm start. For a hosted one, set SANITY_API_HOST.\n',
  )
  process.exitCode = 1
} else {
  const script = join(root, 'studio/seed/load.ts')
  const {status} = spawnSync(process.execPath, [script, ...process.argv.slice(3)], {
    env: {...shell, ...dataset},
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
