import {invalidRequest} from './stripe-error.ts'

/** A list has its positions for names. */
export type FormNode = string | Map<string, FormNode>

const MAX_PAIRS = 2000
const MAX_DEPTH = 8

/**
 * Of two equal names, the last one wins, as with Stripe. @throws {StripeError} when the form is malformed or too deep
 */
export function parseForm(text: string): Map<string, FormNode> {
  const root = new Map<string, FormNode>()
  if (text === '') return root
  const pairs = text.split('&')
  if (pairs.length > MAX_PAIRS) throw invalidRequest(`Received more than ${MAX_PAIRS} parameters.`)
  for (const pair of pairs) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decode(at < 0 ? pair : pair.slice(0, at))
    put(root, pathOf(name), at < 0 ? '' : decode(pair.slice(at + 1)), name)
  }
  return root
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw invalidRequest('Invalid request: the parameters are not valid UTF-8 in URL encoding.')
  }
}

/** `a[b][]` becomes `a`, `b` and an empty name for the next position. */
function pathOf(name: string): string[] {
  const [, first = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (first === '') throw invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`)
  const path = [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')]
  if (path.length > MAX_DEPTH)
    throw invalidRequest(`Parameters may not be nested deeper than ${MAX_DEPTH} levels.`)
  return path
}

function put(root: Map<string, FormNode>, path: string[], value: string, name: string) {
  let node = root
  for (const [level, part] of path.entries()) {
    const key = part === '' ? String(node.size) : part
    if (level === path.length - 1) {
      if (node.get(key) instanceof Map) throw conflict(name)
      node.set(key, value)
      return
    }
    const next = node.get(key) ?? new Map<string, FormNode>()
    if (typeof next === 'string') throw conflict(name)
    node.set(key, next)
    node = next
  }
}

const conflict = (name: string) =>
  invalidRequest(`Invalid request: ${name.slice(0, 100)} is both a value and a hash.`)
