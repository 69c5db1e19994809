import type {JobName} from '@site/schemas/jobs'
import {logLine} from '@site/schemas/log-line'
import * as z from 'zod'
import {digestData} from './email/digest-data.ts'
import en from './email/messages/en.json' with {type: 'json'}
import lt from './email/messages/lt.json' with {type: 'json'}
import {readVariables, variable} from './env.ts'
import {throwOnError, type ServiceClient} from './service-client.ts'

const TIMEOUT_MS = 4000

const alertShape = digestData['admin-alert']
type Alert = z.infer<typeof alertShape>

const signals = z.object({
  beats: z.boolean(),
  alerts: z.array(z.object({id: z.number(), alert: alertShape})),
})

/** A wrong URL must not stop the jobs: the doctor reports it. */
const addresses = z.object({
  HEARTBEAT_URL: variable.HEARTBEAT_URL.catch(undefined),
  ALERT_URL: variable.ALERT_URL.catch(undefined),
})

/**
 * Tells outside, where the variables name somebody, that a job succeeded and what admins were alerted of. It fails no job.
 */
export async function sendSignals(client: ServiceClient, job: JobName, succeeded: boolean): Promise<void> {
  const {HEARTBEAT_URL, ALERT_URL} = addresses.parse(readVariables())
  if (!HEARTBEAT_URL && !ALERT_URL) return
  try {
    const {data, error} = await client.rpc('claim_signals', {job, succeeded})
    throwOnError('claim_signals', error)
    const {beats, alerts} = signals.parse(data)
    await Promise.all([
      HEARTBEAT_URL && beats ? post(`${HEARTBEAT_URL}/${job}`) : undefined,
      ALERT_URL && alerts.length > 0 ? push(client, ALERT_URL, alerts) : undefined,
    ])
  } catch (error) {
    console.error(logLine(`${job}: nobody outside was told:`, String(error)))
  }
}

async function push(client: ServiceClient, url: string, alerts: z.infer<typeof signals>['alerts']) {
  for (const {id, alert} of alerts) {
    await post(url, textOf(alert))
    const {error} = await client.rpc('finish_alerts', {ids: [id]})
    throwOnError('finish_alerts', error)
  }
}

/** In both languages, as nobody knows who reads it. It names nobody. */
const textOf = ({trouble, jobs = [], resources = []}: Alert): string =>
  [lt, en]
    .map(({'admin-alert': texts}) => {
      return [
        texts.troubles[trouble],
        ...jobs.map(({job}) => `– ${texts.jobs[job]}`),
        ...resources.map(({resource, percent}) => `– ${texts.resources[resource]}: ${percent} %`),
      ].join('\n')
    })
    .join('\n\n')

async function post(url: string, body?: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: body ?? null,
    ...(body !== undefined && {headers: {'content-type': 'text/plain; charset=utf-8'}}),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${new URL(url).host} answers ${response.status}`)
}
