import {join} from 'node:path'
import {readSchedule, type Job} from './read-schedule.ts'
import {runJob} from './run-job.ts'

interface SchedulerOptions {
  directory: string
  secretKey: string | undefined
  fetch: (request: Request) => Promise<Response> | Response
  log: (line: string) => void
}

interface Scheduler {
  /** It waits for running jobs before it reloads the schedule. */
  reload(): Promise<void>
  stop(): Promise<void>
}

export function startScheduler({directory, secretKey, fetch, log}: SchedulerOptions): Scheduler {
  let runs = start()

  function start() {
    const jobs = readJobs()
    if (jobs.length > 0 && secretKey === undefined) {
      log('schedule: nothing runs without SUPABASE_SECRET_KEYS')
      return []
    }
    return jobs.map((job) => runJob({job, post, log}))
  }

  function readJobs(): Job[] {
    try {
      return readSchedule(join(directory, 'schedule.json'))
    } catch (error) {
      log(`schedule: ${error instanceof Error ? error.message : String(error)}`)
      return []
    }
  }

  async function post(name: string) {
    const headers = {apikey: secretKey ?? '', 'content-type': 'application/json'}
    return fetch(new Request(`http://127.0.0.1/functions/v1/${name}`, {method: 'POST', headers, body: '{}'}))
  }

  const stop = () => Promise.all(runs.splice(0).map((run) => run.stop()))
  let reloading = Promise.resolve()
  let isStopped = false
  return {
    reload() {
      reloading = reloading.then(stop).then(() => {
        if (!isStopped) runs = start()
      })
      return reloading
    },
    async stop() {
      isStopped = true
      await reloading
      await stop()
    },
  }
}
