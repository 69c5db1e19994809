import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {shell} from './env.ts'
import {readRunRecord} from './supervisor/run-record.ts'
import {findStateDirectory, root} from './supervisor/variables.ts'

const record = readRunRecord(findStateDirectory(root, shell))

if (!record) {
  process.stderr.write('Nothing runs. Start with: npm start\n')
  process.exitCode = 1
} else {
  const args = ['test', '--config', 'tests/playwright.config.ts', '--project=guide-pictures', '--workers=1']
  const {status} = spawnSync(join(root, 'node_modules/.bin/playwright'), args, {
    cwd: root,
    env: {...shell, ...record.env},
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
