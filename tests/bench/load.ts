import type {Figure, Section} from '../../scripts/bench/report.ts'
import {sendLoad, type Load} from './autocannon.ts'
import {repeated} from './figures.ts'
import type {PartOptions} from '../../scripts/bench/parts.ts'
import {commentsTarget, functionTargets, pageTargets, withComments, type Target} from './targets.ts'

const CONNECTIONS = [10, 50]
const WARM_UP = {connections: 10, requests: 50}
/** A measurement sends about as many requests as the server responds to in this time, within these limits. */
const SECONDS = 2
const LEAST_PER_CONNECTION = 4
const MOST_REQUESTS = 20_000

/** Requests per second, latency and processor time of pages, of the comments, and of each edge function. */
export async function measurePart(options: PartOptions): Promise<Section[]> {
  const pages = await loadAll('load: pages', pageTargets(), options)
  const calls: Section[] = []
  await withComments(async () => {
    calls.push(
      await loadAll(
        'load: comments and functions',
        [commentsTarget(), ...(await functionTargets())],
        options,
      ),
    )
  })
  return [pages, ...calls]
}

async function loadAll(title: string, targets: Target[], {tools, runs}: PartOptions): Promise<Section> {
  const figures: Figure[] = []
  for (const target of targets) {
    const {requestsPerSecond} = await sendLoad(tools, target, WARM_UP)
    for (const connections of CONNECTIONS) {
      const wanted = Math.max(requestsPerSecond * SECONDS, connections * LEAST_PER_CONNECTION)
      const requests = Math.round(Math.min(wanted, MOST_REQUESTS))
      const loads: Load[] = []
      for (let run = 0; run < runs; run++) loads.push(await sendLoad(tools, target, {connections, requests}))
      const figure = (measure: string, unit: string, of: (load: Load) => number) =>
        repeated(target.name, `${measure} at ${connections}`, unit, loads.map(of))
      figures.push(
        figure('requests', '1/s', (load) => load.requestsPerSecond),
        figure('p99', 'ms', (load) => load.p99),
        figure('processor', 'ms/request', (load) => load.processorMsPerRequest),
        figure('failed', '', (load) => load.failed),
      )
    }
    console.log(`load: ${target.name}`)
  }
  return {title, figures}
}
