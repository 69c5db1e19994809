import {isUtf8} from 'node:buffer'

/** These parameters choose what is returned, and none of the rows that are written. */
const noFilters = new Set(['select', 'columns', 'order', 'on_conflict'])

/** A hosted project refuses these too, or handles them differently, or PostgREST fails with 500. */
export function refuseRequest({method, url, headers}: Request): Response | undefined {
  if (!isText(url, headers)) return refuse(400, 'PGRST100', 'The request is not valid UTF-8')
  if (method !== 'PATCH' && method !== 'DELETE') return undefined
  const parameters = [...new URL(url).searchParams.keys()]
  if (parameters.includes('limit') || parameters.includes('offset'))
    return refuse(501, 'LOCAL501', 'Hosted, limit and offset do not limit what is updated or deleted')
  if (/\bmax-affected\b/.test(headers.get('prefer') ?? ''))
    return refuse(501, 'LOCAL501', 'PostgREST 12.0.2 does not know the preference max-affected')
  if (parameters.some(isFilter)) return undefined
  // Hosted projects load the extension safeupdate for the API.
  return refuse(400, '21000', `${method === 'PATCH' ? 'UPDATE' : 'DELETE'} requires a WHERE clause`)
}

/** Filters on embedded resources are named `<resource>.<column>`. */
const isFilter = (name: string) => !noFilters.has(name) && (!name.includes('.') || name.startsWith('not.'))

function isText(url: string, headers: Headers): boolean {
  try {
    url.replaceAll(/(?:%[0-9a-f]{2})+/gi, decodeURIComponent)
  } catch {
    return false
  }
  return [...headers.values()].every((value) => isUtf8(Buffer.from(value, 'latin1')))
}

const refuse = (status: number, code: string, message: string) =>
  Response.json({code, details: null, hint: null, message}, {status})
