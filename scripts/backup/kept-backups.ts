import {readdirSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'

const ours = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.age$/
const DAY_MS = 86_400_000

/** Names sort by time. */
export const backupName = (now = new Date()) =>
  `site-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.age`

/** Deletes all but the newest, and what interrupted backups have left. Returns how many backups were deleted. */
export function keepNewest(folder: string, count: number): number {
  const names = readdirSync(folder)
  const old = names
    .filter((name) => ours.test(name))
    .toSorted()
    .slice(0, -count)
  const interrupted = names.filter(
    (name) =>
      ours.test(name.replace(/\.partial$/, '')) &&
      name.endsWith('.partial') &&
      Date.now() - statSync(join(folder, name)).mtimeMs > DAY_MS,
  )
  for (const name of [...old, ...interrupted]) rmSync(join(folder, name), {force: true})
  return old.length
}
