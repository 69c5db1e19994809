import {expect, test} from 'vitest'
import {backupName, newestBackup, outdatedBackups} from './kept-backups.ts'

const DAY_MS = 86_400_000
const start = Date.UTC(2026, 0, 1, 3, 15)

/** Numbers from 0 to 1 that are the same in every run. */
function* drawn(seed: number) {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    yield state / 4_294_967_296
  }
}

const dayOf = (name: string) => name.slice(5, 15)
const monthOf = (name: string) => name.slice(5, 12)

test('names a backup by its time', () => {
  const name = backupName(new Date('2026-11-27T03:15:00Z'))
  expect(name).toBe('site-2026-11-27T03-15-00Z.tar.age')
  expect(newestBackup(['site.txt', name, 'site-2026-11-28T03-15-00Z.tar.age.partial'])).toBe(name)
  expect(newestBackup(['site.txt'])).toBeUndefined()
})

test('whatever nights are missed or doubled, the newest of 14 days and 12 months are kept, and nothing that is older', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const draw = drawn(seed)
    let kept = ['notes.txt', 'site-2020.tar.age', 'site-2031-01-01T00-00-00Z.tar.age']
    const made: string[] = []
    for (let day = 0; day < 800; day += 1) {
      if ((draw.next().value ?? 0) < 0.2) continue
      const count = (draw.next().value ?? 0) < 0.1 ? 2 : 1
      for (let number = 0; number < count; number += 1) {
        const now = new Date(start + day * DAY_MS + number * 3_600_000)
        made.push(backupName(now))
        kept.push(backupName(now))
        const outdated = outdatedBackups(kept, now)
        kept = kept.filter((name) => !outdated.includes(name))
      }
    }
    const now = new Date(start + 799 * DAY_MS + 7_200_000)
    const gone = outdatedBackups(kept, now)
    kept = kept.filter((name) => !gone.includes(name))
    const oldest = backupName(new Date(now.getTime() - 13 * DAY_MS))
    const year = backupName(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1)))
    const newestOf = (part: (name: string) => string, since: string) =>
      made.filter((name, at) => part(name) >= part(since) && part(name) !== part(made[at + 1] ?? ''))
    const expected = new Set([...newestOf(dayOf, oldest), ...newestOf(monthOf, year)])
    expect(kept.slice(3).toSorted()).toEqual([...expected].toSorted())
    expect(kept.slice(0, 3)).toEqual(['notes.txt', 'site-2020.tar.age', 'site-2031-01-01T00-00-00Z.tar.age'])
  }
})
