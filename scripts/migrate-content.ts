import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {shell} from './env.ts'
import {isSanityHosted} from './hosted.ts'
import {readRunRecord} from './supervisor/run-record.ts'
import {findStateDirectory, layerVariables, root} from './supervisor/variables.ts'

const variables = layerVariables({directory: root, shell})
/** As for the example content: the hosted dataset of `.env`, or that of the stack that runs here. */
const dataset = isSanityHosted(variables) ? variables : readRunRecord(findStateDirectory(root, shell))?.env

if (!dataset) throw new Error('No local Content Lake runs. Start with: npm start.')
const {status} = spawnSync(process.execPath, [join(root, 'studio/content-migrations/main.ts')], {
  env: {...shell, ...dataset},
  stdio: 'inherit',
})
process.exitCode = status ?? 1
