import * as z from 'zod'
import {errors, StorageError} from './storage-error.ts'

const BODY_LIMIT = 1024 * 1024

/** Fields of a request. Like Storage's own validation, they accept a value that reads as their type. */
export const field = {
  text: () =>
    z.preprocess((value) => {
      if (value === null) return ''
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
    }, z.string()),
  integer: (minimum: number) =>
    z.preprocess((value) => {
      if (value === null) return 0
      return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
        ? Number(value)
        : value
    }, z.int().min(minimum)),
  flag: () =>
    z.preprocess((value) => {
      if (value === 'true' || value === 1) return true
      return value === 'false' || value === 0 || value === null ? false : value
    }, z.boolean()),
}

/** @throws {StorageError} when the body is no JSON, has over 1 MiB, or does not match */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
  return check(isJson ? parse(await readText(request)) : undefined, schema, 'body')
}

/** @throws {StorageError} when the query does not match */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): T {
  return check(Object.fromEntries(new URL(request.url).searchParams), schema, 'querystring')
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > BODY_LIMIT)
      throw new StorageError({
        statusCode: 413,
        code: 'EntityTooLarge',
        error: 'FastifyError',
        message: 'Request body is too large',
        httpStatus: 413,
      })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(text: string): unknown {
  if (!text)
    throw errors.invalidRequest("Body cannot be empty when content-type is set to 'application/json'")
  try {
    return JSON.parse(text)
  } catch {
    throw errors.invalidRequest("Body is not valid JSON but content-type is set to 'application/json'")
  }
}

function check<T>(value: unknown, schema: z.ZodType<T>, place: string): T {
  const parsed = schema.safeParse(value, {reportInput: true})
  if (parsed.success) return parsed.data
  throw new StorageError({
    statusCode: 400,
    code: 'InvalidRequest',
    error: 'Error',
    message: describe(parsed.error.issues[0], place),
  })
}

function describe(issue: z.core.$ZodIssue | undefined, place: string): string {
  const path = issue?.path.map(String) ?? []
  if (issue?.input === undefined && path.length)
    return `${[place, ...path.slice(0, -1)].join('/')} must have required property '${path.at(-1)}'`
  const at = [place, ...path].join('/')
  if (issue?.code === 'invalid_type')
    return `${at} must be ${issue.expected === 'int' ? 'integer' : issue.expected}`
  if (issue?.code === 'too_small' && issue.origin === 'array')
    return `${at} must NOT have fewer than ${issue.minimum} items`
  if (issue?.code === 'too_small') return `${at} must be >= ${issue.minimum}`
  if (issue?.code === 'too_big' && issue.origin === 'array')
    return `${at} must NOT have more than ${issue.maximum} items`
  if (issue?.code === 'invalid_value') return `${at} must be equal to one of the allowed values`
  return `${at} is invalid`
}
