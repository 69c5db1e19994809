/**
 * The caller's network address. Cloudflare sets the header in front of hosted Supabase and overwrites what the client
 * sent; `x-forwarded-for` begins with whatever the client sent.
 */
const ADDRESS_HEADER = 'cf-connecting-ip'

/** The address that a request comes from; `undefined` if it is unknown. */
export const addressOf = ({headers}: Request): string | undefined =>
  headers.get(ADDRESS_HEADER)?.trim() || undefined

/**
 * The network that a request comes from: the IPv4 address, or the first half of the IPv6 address, since a household or a
 * server has all addresses below it. `undefined` if it is unknown.
 */
export function networkOf(request: Request): string | undefined {
  const address = addressOf(request)?.toLowerCase()
  if (!address) return undefined
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [start = '', end] = address.split('::')
  const groups = [...groupsOf(start), ...(end === undefined ? [] : zeros(start, end)), ...groupsOf(end ?? '')]
  return groups.slice(0, 4).join(':')
}

const groupsOf = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''))

const zeros = (start: string, end: string) =>
  Array.from({length: Math.max(0, 8 - groupsOf(start).length - groupsOf(end).length)}, () => '0')
