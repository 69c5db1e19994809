import {createRequire} from 'node:module'
import {join} from 'node:path'
import * as z from 'zod'
import {findChromium} from '../../scripts/supervisor/chromium.ts'
import {requireLoopback} from './loopback.ts'

/** Throttling computed from an unthrottled load, or applied to the load itself. */
export type Throttling = 'simulate' | 'devtools'

export interface Audit {
  /** 0 to 100. */
  score: number
  /** Largest Contentful Paint, in ms. */
  lcp: number
  /** Tag and text of the element that was painted. */
  lcpElement: string
  /** Total Blocking Time, in ms. */
  tbt: number
  /** Cumulative Layout Shift. */
  cls: number
}

const audits = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'lcp-breakdown-insight',
]

const numeric = z.object({numericValue: z.number()})

const resultSchema = z.object({
  lhr: z.object({
    runtimeError: z.object({message: z.string()}).optional(),
    categories: z.object({performance: z.object({score: z.number()})}),
    audits: z.object({
      'largest-contentful-paint': numeric,
      'total-blocking-time': numeric,
      'cumulative-layout-shift': numeric,
      'lcp-breakdown-insight': z.object({
        details: z.object({
          items: z.array(
            z.object({type: z.string(), selector: z.string().optional(), nodeLabel: z.string().optional()}),
          ),
        }),
      }),
    }),
  }),
})

interface Tools {
  lighthouse: (url: string, flags: object) => Promise<unknown>
  launch: (options: object) => Promise<{port: number; kill: () => void}>
}

function loadTools(directory: string): Tools {
  const require = createRequire(join(directory, 'package.json'))
  return {lighthouse: require('lighthouse').default, launch: require('chrome-launcher').launch}
}

/** Loads a page as on a mid-range phone, with an empty cache, in a browser of its own. */
export async function auditPage(
  directory: string,
  url: string,
  throttlingMethod: Throttling,
): Promise<Audit> {
  requireLoopback(url)
  const {lighthouse, launch} = loadTools(directory)
  const chrome = await launch({chromePath: findChromium(), chromeFlags: ['--headless=new', '--no-sandbox']})
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod,
      onlyAudits: audits,
    })
    return auditOf(resultSchema.parse(result))
  } finally {
    chrome.kill()
  }
}

function auditOf({lhr}: z.infer<typeof resultSchema>): Audit {
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
  const element = lhr.audits['lcp-breakdown-insight'].details.items.find(({type}) => type === 'node')
  const tag = element?.selector
    ?.split(' ')
    .at(-1)
    ?.replace(/[.#:].*/, '')
  return {
    score: lhr.categories.performance.score * 100,
    lcp: lhr.audits['largest-contentful-paint'].numericValue,
    lcpElement: element ? `${tag}: ${element.nodeLabel?.slice(0, 40).trim()}` : 'unknown',
    tbt: lhr.audits['total-blocking-time'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
  }
}
