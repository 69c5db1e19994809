import * as z from 'zod'
import type {PageWeight} from './page-weight.ts'

/** What has a limit: the number of requests, and kilobytes (1000 bytes). */
const parts = [
  'requests',
  'total',
  'html',
  'decodedHtml',
  'script',
  'style',
  'font',
  'image',
  'prefetch',
] as const
type Part = (typeof parts)[number]

type Limits = Record<Part, number>

/** By kind of page: the Lithuanian paths of its pages, and what each of them, in both languages, may weigh. */
export const budgetsSchema = z.record(
  z.string(),
  z.object({pages: z.array(z.string()).min(1), limits: z.record(z.enum(parts), z.number())}),
)

/** One sentence for each part that is over its limit. */
export function budgetFaults(path: string, weight: PageWeight, limits: Limits): string[] {
  return parts.flatMap((part) => {
    const actual = measured(weight, part)
    if (actual <= limits[part]) return []
    return `${path} is too heavy: ${amount(actual, part)}, and its kind of page may have ${amount(limits[part], part)}.`
  })
}

function measured({requests, decodedHtml, bytes}: PageWeight, part: Part): number {
  if (part === 'requests') return requests
  return (part === 'decodedHtml' ? decodedHtml : bytes[part]) / 1000
}

const words: Record<Part, string> = {
  requests: 'requests',
  total: 'kB in all',
  html: 'kB of HTML',
  decodedHtml: 'kB of decompressed HTML',
  script: 'kB of script',
  style: 'kB of style sheets',
  font: 'kB of fonts',
  image: 'kB of images',
  prefetch: 'kB of prefetched pages',
}

const amount = (value: number, part: Part) => `${value.toFixed(part === 'requests' ? 0 : 1)} ${words[part]}`

/** One line with each part of a page. */
export const weightLine = (path: string, weight: PageWeight) =>
  `${path}: ${parts.map((part) => amount(measured(weight, part), part)).join(', ')}`
