import * as z from 'zod'
import type {PageWeight} from './page-weight.ts'

/** What has a budget: the number of requests, and kilobytes (1000 bytes). */
const figures = [
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
type Figure = (typeof figures)[number]

/** A new page starts with `{}`. */
export const budgetSchema = z.partialRecord(z.enum(figures), z.number())
export type Budget = z.infer<typeof budgetSchema>

/**
 * By how much a figure differs between renderings and builds of the same sources. React writes the data in the HTML in
 * the order in which it arrives, which compresses better or worse.
 */
const noise: Record<Figure, number> = {
  requests: 0.03,
  total: 0.01,
  html: 0.12,
  decodedHtml: 0.01,
  script: 0.005,
  style: 0.005,
  font: 0.005,
  image: 0.005,
  prefetch: 0,
}

/** A figure that stays this far under its budget is an improvement to keep. */
const IMPROVED_BELOW = 0.97

/** One sentence for each figure that is over its budget, or so far under it that the budget should follow. */
export function budgetFaults(path: string, weight: PageWeight, budget: Budget): string[] {
  return figures.flatMap((figure) => {
    const [actual, allowed] = [measured(weight, figure), budget[figure]]
    if (allowed === undefined) return `${path} has no budget yet for its ${amount(actual, figure)}.`
    if (actual > allowed) {
      return (
        `${path} is too heavy: ${amount(actual, figure)}, ${surplus(actual - allowed, figure)} than its budget of ` +
        `${amount(allowed, figure)}. Make it lighter, or raise its budget by hand and say in the commit what for.`
      )
    }
    return isImproved(actual, allowed, figure)
      ? `${path} has become lighter: ${amount(actual, figure)} of a budget of ${amount(allowed, figure)}. ` +
          'Lower the budget, so that it stays light.'
      : []
  })
}

/** The budget that fits the page, but nowhere above the one it has. */
export function loweredBudget(weight: PageWeight, budget: Budget): Budget {
  const lowered = figures.map((figure) => {
    const [actual, allowed] = [measured(weight, figure), budget[figure]]
    const fits = allowed !== undefined && !isImproved(actual, allowed, figure)
    return [figure, fits ? allowed : worst(actual, figure)]
  })
  return budgetSchema.parse(Object.fromEntries(lowered))
}

/** True when no noise can explain how light the page is. */
const isImproved = (actual: number, allowed: number, figure: Figure) =>
  worst(worst(actual, figure), figure) < allowed * IMPROVED_BELOW

/** What the same page may weigh at another time. */
function worst(actual: number, figure: Figure): number {
  const most = actual * (1 + noise[figure])
  return figure === 'requests' ? Math.round(most) : Math.ceil(most * 10) / 10
}

function measured({requests, decodedHtml, bytes}: PageWeight, figure: Figure): number {
  if (figure === 'requests') return requests
  return (figure === 'decodedHtml' ? decodedHtml : bytes[figure]) / 1000
}

const words: Record<Figure, string> = {
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

const amount = (value: number, figure: Figure) =>
  `${figure === 'requests' ? value : value.toFixed(1)} ${words[figure]}`

const surplus = (value: number, figure: Figure) =>
  figure === 'requests' ? `${value} more` : `${Math.round(value * 1000)} bytes more`
