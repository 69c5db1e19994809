import * as z from 'zod'

const spread = z.object({min: z.number(), median: z.number(), max: z.number()})

const figure = z.object({
  /** What was measured: a page, a function, a service. */
  subject: z.string(),
  /** Such as `LCP`. */
  measure: z.string(),
  unit: z.string().optional(),
  /** The median, if it was measured several times. */
  value: z.union([z.number(), z.string()]),
  /** Of several measurements. */
  min: z.number().optional(),
  max: z.number().optional(),
  runs: z.number().optional(),
})

export type Figure = z.infer<typeof figure>

const section = z.object({title: z.string(), figures: z.array(figure)})

/** Figures of the same kind: one table. */
export type Section = z.infer<typeof section>

export const sectionsSchema = z.array(section)

const noise = z.object({
  /** Runnable processes, averaged over 1, 5 and 15 minutes. */
  loadAverage: z.array(z.number()),
  /** Time of a fixed piece of work: it grows when other processes take the processors. */
  calibrationMs: spread,
})

export type Noise = z.infer<typeof noise>

const partResult = z.object({
  part: z.string(),
  seconds: z.number(),
  before: noise,
  after: noise,
  sections: sectionsSchema,
  /** Why the part has no figures. */
  failure: z.string().optional(),
})

export type PartResult = z.infer<typeof partResult>

/** What `npm run bench` writes as JSON. */
export const reportSchema = z.object({
  startedAt: z.iso.datetime(),
  seconds: z.number(),
  commit: z.string(),
  /** The working tree differed from the commit. */
  isModified: z.boolean(),
  machine: z.object({
    processor: z.string(),
    processors: z.number(),
    memoryGB: z.number(),
    system: z.string(),
    node: z.string(),
    chromium: z.string(),
  }),
  parts: z.array(partResult),
})

export type Report = z.infer<typeof reportSchema>
