/** Cloudflare overwrites this header in front of hosted Supabase. Clients can forge `x-forwarded-for`. */
const ADDRESS_HEADER = 'cf-connecting-ip'

export const addressOf = ({headers}: Request): string | undefined =>
  headers.get(ADDRESS_HEADER)?.trim() || undefined

/** An IPv4 address, or the first half of an IPv6 address: a household or server has all addresses below it. */
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
