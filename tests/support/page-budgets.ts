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

const limitsSchema = z.record(z.enum(parts), z.number())
type Limits = z.infer<typeof limitsSchema>

/** By kind of page: the Lithuanian paths of its pages, and what each of them, in both languages, may weigh. */
export const budgetsSchema = z.record(
  z.string(),
  z.object({pages: z.array(z.string()).min(1), limits: limitsSchema.optional()}),
)

/**
 * By how much a part differs between renderings and builds of the same sources. React writes the data in the HTML in
 * the order in which it arrives, which compresses better or worse.
 */
const noise: Partial<Record<Part, number>> = {html: 0.12, decodedHtml: 0.01}

/** So that a change of a few bytes is no reason to write the limits anew. */
const ROOM = 0.02

/** One sentence for each part that is over its limit. */
export function budgetFaults(path: string, weight: PageWeight, limits: Limits | undefined): string[] {
  if (!limits) return [`${path} has no limits yet. To set them: npm test -- budgets --write`]
  return parts.flatMap((part) => {
    const [actual, most] = [measured(weight, part), limits[part] * (1 + ROOM)]
    if (actual <= most) return []
    return (
      `${path} is too heavy: ${amount(actual, part)}, and its kind of page may have ${amount(most, part)}. Make it ` +
      'lighter, or set the limits anew with "npm test -- budgets --write" and say in the commit what for.'
    )
  })
}

/** The limits that fit pages of one kind. */
export function limitsOf(weights: PageWeight[]): Limits {
  const limit = (part: Part) => {
    const most = Math.max(...weights.map((weight) => measured(weight, part))) * (1 + (noise[part] ?? 0))
    return Math.ceil(Math.round(most * 1000) / 100) / 10
  }
  return limitsSchema.parse(Object.fromEntries(parts.map((part) => [part, limit(part)])))
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
