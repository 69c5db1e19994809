const ours = /^site-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z\.tar\.age$/
const DAY_MS = 86_400_000
const DAYS = 14
const MONTHS = 12

/** Names sort by time. */
export const backupName = (now = new Date()) =>
  `site-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.age`

/** The newest of these names of files, if any is of a backup. */
export const newestBackup = (names: string[]): string | undefined =>
  names
    .filter((name) => ours.test(name))
    .toSorted()
    .at(-1)

/**
 * Those of the names that need not be kept: not the newest of a day among the last 14, nor of a month among the last 12, and
 * what an interrupted backup left the day before or earlier. What is no backup, or of a day to come, is never among them.
 */
export function outdatedBackups(names: string[], now: Date): string[] {
  const today = now.toISOString().slice(0, 10)
  const firstDay = new Date(now.getTime() - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const firstMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1)))
    .toISOString()
    .slice(0, 7)
  const days = new Set<string>()
  const months = new Set<string>()
  const yesterday = backupName(new Date(now.getTime() - DAY_MS))
  const interrupted = names.filter(
    (name) => ours.test(name.replace(/\.partial$/, '')) && !ours.test(name) && name < yesterday,
  )
  const outdated = names
    .filter((name) => ours.test(name))
    .toSorted()
    .toReversed()
    .filter((name) => {
      const day = ours.exec(name)?.[1] ?? ''
      if (day > today) return false
      const isKept =
        (day >= firstDay && !days.has(day)) || (day.slice(0, 7) >= firstMonth && !months.has(day.slice(0, 7)))
      days.add(day)
      months.add(day.slice(0, 7))
      return !isKept
    })
  return [...outdated, ...interrupted]
}
