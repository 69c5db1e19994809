import {spawn, type ChildProcess} from 'node:child_process'

/** This is the user and group `nobody` on every Linux. */
const NOBODY = 65534

interface Command {
  file: string
  args: string[]
}

const isRoot = process.getuid?.() === 0

export const databaseOwner = isRoot ? {uid: NOBODY, gid: NOBODY} : undefined

/** Postgres refuses to run as root, so root starts it as `nobody`, with the capability to enter closed directories. */
function asUnprivileged({file, args}: Command): Command {
  if (!isRoot) return {file, args}
  const setpriv = [
    '--securebits=+no_setuid_fixup',
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  return {file: 'setpriv', args: [...setpriv, '--', file, ...args]}
}

export function runCommand(command: Command, input: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  const {file, args} = asUnprivileged(command)
  return spawn(file, args, {stdio: [input, 'pipe', 'pipe'], env: {PATH: '/usr/bin:/bin', LC_ALL: 'C'}})
}
