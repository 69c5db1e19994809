/** User and group "nobody": there on every Linux. */
const NOBODY = 65534

export interface Command {
  file: string
  args: string[]
}

export const isRoot = process.getuid?.() === 0

/** Who owns the database's files, when that is not whoever runs this. */
export const databaseOwner = isRoot ? {uid: NOBODY, gid: NOBODY} : undefined

/**
 * Postgres refuses to run as root. Started by root it runs as nobody, who keeps the right to pass through directories
 * that are closed to others, such as a temporary clone of the project.
 */
export function asUnprivileged({file, args}: Command): Command {
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
