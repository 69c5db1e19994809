import {editDistance} from '../texts/edit-distance.ts'

/** These are mailbox providers with the endings of their domains, the likeliest first. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com'],
  icloud: ['com'],
  btinternet: ['com'],
  virginmedia: ['com', 'co.uk'],
  blueyonder: ['co.uk'],
  hotmail: ['com', 'co.uk'],
  outlook: ['com'],
  yahoo: ['com', 'co.uk'],
  live: ['com', 'co.uk'],
  inbox: ['lt', 'lv', 'com'],
}

/** These have mailboxes in many countries, so any ending that is not known to be wrong is accepted. */
const worldwide = new Set(['hotmail', 'outlook', 'yahoo', 'live', 'inbox'])

/** These are real domains although they are one letter away from a provider. */
const others = new Set(['gail', 'hostmail', 'ibox'])

const impossibleEnds: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|comm|coom|ccom|vom|xom|dom|cpm|cim|c0m)$/, '.com'],
  [/\.(co|ac|gov|org|nhs)\.(?:u|k|ku|uuk|ukk|yk|ik|uj|ul)$/, '.$1.uk'],
  [/\.(co|ac)uk$/, '.$1.uk'],
  [/\.(?:ltt|llt)$/, '.lt'],
  [/\.(?:ogr|rog|orgg)$/, '.org'],
  [/\.(?:nte|nett)$/, '.net'],
]

/** These endings exist, but no provider above uses them. */
const slips: Readonly<Record<string, string>> = {
  co: 'com',
  cm: 'com',
  om: 'com',
  cam: 'com',
  c: 'com',
  l: 'lt',
  'com.uk': 'co.uk',
  uk: 'co.uk',
}

/**
 * Returns the address that was probably meant by a typo such as `rasa@gmial.con`, otherwise undefined. Missing a typo
 * is better than questioning a real domain.
 */
export function meantEmail(typed: string): string | undefined {
  const [, mailbox, domain] = /^\s*([^\s@]+)\s*@([^@]+)$/.exec(typed) ?? []
  if (!mailbox || !domain) return undefined
  const given = domain.trim().toLowerCase()
  const meant = meantDomain(given)
  return meant === given ? undefined : `${mailbox}@${meant}`
}

function meantDomain(given: string): string {
  const dotted = given
    .replace(/[\s.,;]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .replace(/^([a-z]{4,})com$/, (whole, name: string) => (providers[name] ? `${name}.com` : whole))
  const domain = impossibleEnds.reduce((text, [end, meant]) => text.replace(end, meant), dotted)
  const [, name = domain, end = ''] = /^([^.]*)\.(.*)$/.exec(domain) ?? []
  const provider = providers[name] ? name : others.has(name) ? undefined : nearProvider(name)
  const ends = provider && providers[provider]
  if (!ends) return domain
  if (ends.includes(end)) return `${provider}.${end}`
  const known = slips[end] ?? (end === '' ? ends[0] : undefined)
  if (known) return `${provider}.${ends.includes(known) ? known : ends[0]}`
  // If the name is misspelt and the provider does not use the ending, the domain is somebody else's.
  return provider === name && !worldwide.has(name) ? `${provider}.${ends[0]}` : domain
}

/** The first letter must be right, or swapped with the second. */
function nearProvider(name: string): string | undefined {
  return Object.keys(providers).find(
    (provider) =>
      provider.length >= 5 &&
      Math.abs(name.length - provider.length) <= 2 &&
      (name[0] === provider[0] || (name[0] === provider[1] && name[1] === provider[0])) &&
      editDistance(name, provider, 2) <= (provider.length >= 10 ? 2 : 1),
  )
}
