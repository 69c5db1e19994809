import {badRequest} from './data-errors.ts'

/** GROQ parameters of a GET request: `$name` with a JSON value. Throws `LakeError` 400 for what is not JSON. */
export function queryParameters(search: URLSearchParams): Record<string, unknown> {
  const entries = [...search].filter(([key]) => key.startsWith('$'))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(1), parseValue(key, value)]))
}

function parseValue(key: string, value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw badRequest(`Query parameter ${key} is not JSON: ${value}`)
  }
}
