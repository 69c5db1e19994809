import * as z from 'zod'
import {AuthError, validationFailed} from './auth-error.ts'

const MAX_BYTES = 1 << 20
const MAX_DEPTH = 1000

/** Supabase Auth treats null and a missing field as the empty string. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)
export const record = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? undefined)

export type Metadata = Record<string, unknown>

/** Ignores the content type that the request names. */
export const readBody = async <Shape extends z.ZodType>(request: Request, shape: Shape) =>
  parseBody(await readText(request), shape)

/** @throws {AuthError} 400 when it is not JSON, not of this shape, or cannot be stored */
export function parseBody<Shape extends z.ZodType>(json: string, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(storable(parse(json)))
  if (parsed.success) return parsed.data
  const unknown = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  )
  if (unknown.length > 0) throw validationFailed(`Unsupported fields: ${unknown.join(', ')}`)
  const faults = parsed.error.issues.map(({path, message}) =>
    [...path, message.replace('Invalid input: ', '')].join(': '),
  )
  throw badJson(faults.join(', '))
}

/** @throws {AuthError} 413 over 1 MB, without reading on */
export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES)
      throw new AuthError(413, 'request_entity_too_large', `Request body too large (max ${MAX_BYTES} bytes)`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(json: string): unknown {
  try {
    // `null` counts as an object without fields.
    return JSON.parse(json) ?? {}
  } catch {
    throw badJson('not valid JSON')
  }
}

/** Postgres cannot store lone surrogates, so they are replaced, and other such text is refused. */
function storable(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw badJson('exceeded max depth')
  if (typeof value === 'string') return storableText(value)
  if (typeof value === 'number' && !Number.isFinite(value)) throw badJson('a number is too large')
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storableText(key), storable(item, depth + 1)]),
  )
}

function storableText(value: string): string {
  if (value.includes('\0')) throw badJson('a string has a NUL character')
  return value.toWellFormed()
}

const badJson = (fault: string) =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${fault}`)
