import {createRequire} from 'node:module'
import {join} from 'node:path'
import * as z from 'zod'
import {requireLoopback} from './loopback.ts'
import {processorTime} from './services.ts'
import type {Target} from './targets.ts'

const TIMEOUT_SECONDS = 10
/** Autocannon notices at a sample that it is done. */
const SAMPLE_MS = 10

const resultSchema = z.object({
  errors: z.number(),
  latency: z.object({p99: z.number()}),
  statusCodeStats: z.record(z.string(), z.object({count: z.number()})),
})

export interface Load {
  requestsPerSecond: number
  /** In ms. */
  p99: number
  /** Processor time of all services, in ms. */
  processorMsPerRequest: number
  /** Requests without a response of the expected status. */
  failed: number
}

type Autocannon = (options: object) => Promise<unknown>

/**
 * Sends that many requests on that many connections, each as soon as its connection has the last response. It waits for
 * every response: of requests cut off at the end, the processor time would be counted and the latency not.
 */
export async function sendLoad(
  tools: string,
  {url, method = 'GET', headers, body, signature, status}: Target,
  {connections, requests}: {connections: number; requests: number},
): Promise<Load> {
  requireLoopback(url)
  const autocannon: Autocannon = createRequire(join(tools, 'package.json'))('autocannon')
  const signed = {...headers, ...(await signature?.())}
  const [before, since] = [processorTime(), performance.now()]
  const result = resultSchema.parse(
    await autocannon({
      url,
      method,
      headers: signed,
      body,
      connections,
      amount: requests,
      timeout: TIMEOUT_SECONDS,
      sampleInt: SAMPLE_MS,
    }),
  )
  const seconds = (performance.now() - since) / 1000
  const processorMs = processorTime() - before
  const responses = Object.values(result.statusCodeStats).reduce((sum, {count}) => sum + count, 0)
  return {
    requestsPerSecond: responses / seconds,
    p99: result.latency.p99,
    processorMsPerRequest: processorMs / responses,
    failed: responses - (result.statusCodeStats[status]?.count ?? 0) + result.errors,
  }
}
