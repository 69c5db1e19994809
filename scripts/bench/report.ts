import * as z from 'zod'
import {runSchema} from '../results/describe-run.ts'

const spread = z.object({min: z.number(), median: z.number(), max: z.number()})

const figure = z.object({
  subject: z.string(),
  measure: z.string(),
  unit: z.string().optional(),
  /** This is the median if there were several measurements. */
  value: z.union([z.number(), z.string()]),
  min: z.number().optional(),
  max: z.number().optional(),
  runs: z.number().optional(),
})

export type Figure = z.infer<typeof figure>

const section = z.object({title: z.string(), figures: z.array(figure)})

export type Section = z.infer<typeof section>

export const sectionsSchema = z.array(section)

const noise = z.object({
  /** These are runnable processes, averaged over 1, 5 and 15 minutes. */
  loadAverage: z.array(z.number()),
  /** This is the time of a fixed piece of work. It grows when other processes take the processors. */
  calibrationMs: spread,
})

export type Noise = z.infer<typeof noise>

const partResult = z.object({
  part: z.string(),
  seconds: z.number(),
  before: noise,
  after: noise,
  sections: sectionsSchema,
  failure: z.string().optional(),
})

export type PartResult = z.infer<typeof partResult>

export const reportSchema = runSchema.extend({parts: z.array(partResult)})

export type Report = z.infer<typeof reportSchema>
