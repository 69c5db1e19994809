import {existsSync, readFileSync} from 'node:fs'
import * as z from 'zod'

const job = z.strictObject({
  function: z.string(),
  everySeconds: z.number().positive(),
  atStart: z.boolean().default(false),
})

export type Job = z.infer<typeof job>

/** A missing file has no jobs. @throws {Error} when the file is malformed */
export function readSchedule(path: string): Job[] {
  if (!existsSync(path)) return []
  try {
    return z.array(job).parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`${path} is not a schedule: ${reason}`, {cause: error})
  }
}
