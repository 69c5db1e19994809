import {spawn, type ChildProcess} from 'node:child_process'
import {asUnprivileged, type Command} from './as-unprivileged.ts'

export function runCommand(command: Command, input: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  const {file, args} = asUnprivileged(command)
  return spawn(file, args, {stdio: [input, 'pipe', 'pipe'], env: {PATH: '/usr/bin:/bin', LC_ALL: 'C'}})
}
