import {spawnSync} from 'node:child_process'

// Node reads `.env` for this process. Next gives Node's options to its workers, which may not have that one.
const {status} = spawnSync('next', ['build'], {stdio: 'inherit'})
if (status === 0) await import('./complete-standalone.ts')
else process.exitCode = status ?? 1
