import type {Context} from 'hono'
import * as z from 'zod'
import {invalidRequest} from '../api/stripe-error.ts'

/** An empty body counts as an empty object. @throws {StripeError} that says what is wrong with the body */
export async function bodyOf<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const text = await c.req.text()
  const parsed = schema.safeParse(text === '' ? {} : jsonOf(text))
  if (parsed.success) return parsed.data
  throw invalidRequest(`Send JSON: ${z.prettifyError(parsed.error)}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
