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
      distance(name, provider) <= (provider.length >= 10 ? 2 : 1),
  )
}

/** This is the Damerau–Levenshtein distance. */
function distance(a: string, b: string): number {
  const rows = [Array.from({length: b.length + 1}, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= a.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(a.length, b.length)
}
