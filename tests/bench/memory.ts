import {setTimeout as wait} from 'node:timers/promises'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {stackEnv} from '../env.ts'
import {sendLoad} from './autocannon.ts'
import type {PartOptions} from '../../scripts/bench/parts.ts'
import {memoryByService} from './services.ts'
import {commentsTarget, functionTargets, pageTargets, withComments, type Target} from './targets.ts'

const LOAD = {connections: 50, requests: 400}
const SAMPLE_MS = 500
/** Services that have just started still load their modules, and after load still collect garbage. */
const REST_MS = 10_000

type Memory = ReturnType<typeof memoryByService>

/** Memory of each service: before any request, at most under load, and after it. */
export async function measurePart({tools}: PartOptions): Promise<Section[]> {
  await wait(REST_MS)
  const idle = memoryByService()
  const samples = [idle]
  await withComments(async () => {
    const targets = [...pageTargets(), lakeTarget(), commentsTarget(), ...(await functionTargets())]
    for (const target of targets) {
      const load = sendLoad(tools, target, LOAD)
      let isDone = false
      void load.finally(() => (isDone = true)).catch(() => {})
      while (!isDone) {
        samples.push(memoryByService())
        await wait(SAMPLE_MS)
      }
      await load
    }
  })
  await wait(REST_MS)
  const figures = (measure: string, of: (title: string) => Memory): Figure[] =>
    idle.flatMap(({title}) => {
      const rows = of(title).filter((each) => each.title === title)
      const most = (field: 'rss' | 'pss') => Math.max(...rows.map((each) => each[field]))
      return [
        {subject: title, measure: `RSS ${measure}`, unit: 'MB', value: most('rss')},
        {subject: title, measure: `PSS ${measure}`, unit: 'MB', value: most('pss')},
      ]
    })
  const after = memoryByService()
  return [
    {
      title: 'memory',
      figures: [
        ...figures('idle', () => idle),
        ...figures('under load', () => samples.flat()),
        ...figures('10 s later', () => after),
      ],
    },
  ]
}

/** The query behind the home page's list, as any client may send it. */
function lakeTarget(): Target {
  const {SANITY_API_HOST, SANITY_DATASET, SANITY_API_READ_TOKEN} = stackEnv()
  const url = new URL(`/v2026-02-01/data/query/${SANITY_DATASET}`, SANITY_API_HOST)
  url.searchParams.set(
    'query',
    '*[_type == "newsItem"] | order(date desc)[0...10]{title, "slug": slug.current}',
  )
  return {
    name: 'a query of the Content Lake',
    url: url.href,
    headers: {authorization: `Bearer ${SANITY_API_READ_TOKEN}`},
    status: 200,
  }
}
