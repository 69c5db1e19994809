import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {jobs} from '@site/schemas/jobs'
import {expect, test} from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const schedule = JSON.parse(read('schedule.json')) as {function: string; everySeconds: number}[]

test('the schedule has the jobs that have names, and the hosted schedule the same', () => {
  expect(schedule.map((job) => job.function)).toEqual(jobs)
  const hosted = [...read('../../docs/hosted-supabase.md').matchAll(/cron\.schedule\('([\w-]+)'/g)]
  // The record of runs is pg_cron's own, which is hosted only.
  expect(hosted.map(([, name]) => name)).toEqual([...jobs, 'purge-runs'])
})

test('where no email is sent, the hosted schedule takes less than a quarter of the calls of the free plan', () => {
  const month = 30 * 86_400
  const callsOf = ({function: name, everySeconds}: (typeof schedule)[number]) =>
    ({'deliver-emails': month / 90, 'update-event-places': 0})[name] ?? month / everySeconds
  const calls = schedule.map(callsOf).reduce((sum, each) => sum + each)
  expect(calls).toBeLessThan(500_000 / 4)
  expect(read('../../docs/hosted-supabase.md')).toContain(`${calls.toLocaleString('en-GB')} calls in 30 days`)
})

test.each(schedule)('$function records its runs under its name', ({function: name}) => {
  expect(read(`${name}/handler.ts`)).toContain(`recordRun('${name}', env, `)
})
