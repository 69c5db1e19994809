import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {expect, test} from 'vitest'
import {stackEnv, stateDirectory} from '../env.ts'
import {runningService} from '../support/run-record.ts'

const statusOf = (url: string) =>
  fetch(url, {signal: AbortSignal.timeout(5000)}).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )

/** Kills a process, and resolves to every status of a page until `title` was started again and responds. */
async function pagesWhileRestarting(title: string, pid: number): Promise<number[]> {
  const {restarts, probe} = runningService(title)
  process.kill(pid, 'SIGKILL')
  const statuses: number[] = []
  for (;;) {
    statuses.push(await statusOf(`${stackEnv().SITE_URL}/naujienos`))
    const isBack = runningService(title).restarts === restarts + 1
    if (isBack && (await statusOf(probe)) === 200) return statuses
    await wait(50)
  }
}

test.each(['Studio', 'Content Lake', 'Supabase', 'Functions', 'Mail inbox', 'Stripe'])(
  '%s is started again after SIGKILL, and pages stay readable meanwhile',
  async (title) => {
    const statuses = await pagesWhileRestarting(title, runningService(title).pid ?? 0)
    expect(new Set(statuses)).toEqual(new Set([200]))
  },
)

test('Supabase is started again when its Postgres is killed, and pages stay readable meanwhile', async () => {
  const lock = readFileSync(join(stateDirectory(), 'supabase/postgres/postmaster.pid'), 'utf8')
  const statuses = await pagesWhileRestarting('Supabase', Number(lock.split('\n')[0]))
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('the site is started again after SIGKILL', async () => {
  const statuses = await pagesWhileRestarting('Site', runningService('Site').pid ?? 0)
  expect(statuses.at(-1)).toBe(200)
})
