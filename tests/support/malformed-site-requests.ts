import {seededRandom} from '../../apps/emulators/testing/seeded-random.ts'
import {
  bodies,
  headerNames,
  headerValues,
  junk,
  methods,
  paramNames,
  values,
} from './malformed-site-values.ts'
import type {RawRequest} from './raw-request.ts'

/** A request to vary: what a well-meaning client would send. */
export interface Endpoint {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** Signs the varied request, so that it gets past the front door. */
  sign?: (request: RawRequest) => Promise<void>
}

type Random = () => number

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

/** Malformed variations of a request, each with one to four changes; the same ones for the same seed. */
export async function* malformedRequests(
  endpoint: Endpoint,
  count: number,
  seed: number,
): AsyncGenerator<RawRequest> {
  const {method, path, headers = {}, body = '', sign} = endpoint
  const random = seededRandom(seed)
  for (let n = 0; n < count; n++) {
    const request: RawRequest = {method, path, headers: Object.entries(headers), body}
    const changes = 1 + Math.floor(random() * 4)
    for (let done = 0; done < changes; done++) pick(random, body ? withBody : mutations)(request, random)
    await sign?.(request)
    yield request
  }
}

type Mutation = (request: RawRequest, random: Random) => void

const mutations: Mutation[] = [
  (request, random) => {
    request.method = pick(random, methods)
  },
  (request, random) => {
    const [path = '', ...search] = request.path.split('?')
    request.path = [path + pick(random, ['/', '', '.']) + pick(random, junk), ...search].join('?')
  },
  (request, random) => {
    const segments = request.path.split('/')
    segments[1 + Math.floor(random() * (segments.length - 1))] = pick(random, junk)
    request.path = segments.join('/')
  },
  (request, random) => {
    const start = request.path.includes('?') ? '&' : '?'
    request.path += `${start}${pick(random, paramNames)}=${pick(random, junk)}`
  },
  (request, random) => {
    request.headers.push([pick(random, headerNames), pick(random, headerValues)])
  },
  (request, random) => {
    request.headers.push([pick(random, headerNames), pick(random, headerValues)])
  },
  (request, random) => {
    request.method = pick(random, ['POST', 'POST', 'PUT', 'PATCH', 'DELETE'])
    request.body = pick(random, bodies)
  },
]

const changeBody: Mutation = (request, random) => {
  request.body = changedJson(request.body, random) ?? cut(request.body, random)
}

/** What has a body is mostly read for it. */
const withBody: Mutation[] = [...mutations, ...Array.from({length: 10}, () => changeBody)]

/** JSON with one value replaced, added or removed; `undefined` for anything but an object. */
function changedJson(text: string, random: Random): string | undefined {
  try {
    const object: unknown = JSON.parse(text)
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined
    changeValue(object as Record<string, unknown>, random)
    return JSON.stringify(object)
  } catch {
    return undefined
  }
}

function changeValue(object: Record<string, unknown>, random: Random): void {
  const key = pick(random, [...Object.keys(object), 'constructor', '_type'])
  const inner = object[key]
  if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && random() < 0.6)
    changeValue(inner as Record<string, unknown>, random)
  else if (random() < 0.2) delete object[key]
  else object[key] = pick(random, values)
}

function cut(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  return pick(random, [text.slice(0, at), text.slice(at), `${text.slice(0, at)}\0${text.slice(at)}`])
}
