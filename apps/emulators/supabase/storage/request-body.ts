import * as z from 'zod'
import {errors, StorageError} from './storage-error.ts'

const BODY_LIMIT = 1024 * 1024

export const integer = (minimum: number) => z.int('must be integer').min(minimum, `must be >= ${minimum}`)

/** @throws {StorageError} when the body is no JSON, has over 1 MiB, or does not match */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
  return check(isJson ? parse(await readText(request)) : undefined, schema, 'body')
}

export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  return check(Object.fromEntries(new URL(request.url).searchParams), schema, 'querystring')
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > BODY_LIMIT)
      throw new StorageError(413, 'EntityTooLarge', 'Request body is too large', {httpStatus: 413})
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const fault = text ? 'is not valid JSON but' : 'cannot be empty when'
    throw errors.invalidRequest(`Body ${fault} content-type is set to 'application/json'`)
  }
}

/** Storage validates with JSON Schema, so the messages are those of JSON Schema. */
function check<T>(value: unknown, schema: z.ZodType<T>, place: string): T {
  const parsed = schema.safeParse(value, {reportInput: true})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path.map(String) ?? []
  if (issue?.input === undefined && path.length) {
    const at = [place, ...path.slice(0, -1)].join('/')
    throw errors.invalidRequest(`${at} must have required property '${path.at(-1)}'`, 'Error')
  }
  const fault = issue?.code === 'invalid_type' ? `must be ${issue.expected}` : issue?.message
  throw errors.invalidRequest(`${[place, ...path].join('/')} ${fault}`, 'Error')
}
