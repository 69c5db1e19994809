import type {LakeDocument} from '../contract.ts'

const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const words = (text: string) => fold(text).split(/[^\p{L}\p{N}_.-]+/u)

/** Ids of the documents that hold every word of the search text, each at least as the beginning of a word. */
function matchingIds(search: string, documents: LakeDocument[]): string[] {
  const terms = words(search.replace(/["*]/g, ' ')).filter(Boolean)
  return documents
    .filter((document) => {
      const found = words(JSON.stringify(document))
      return terms.every((term) => found.some((word) => word.startsWith(term)))
    })
    .map(({_id}) => _id)
}

interface RewrittenQuery {
  query: string
  params: Record<string, unknown>
}

/**
 * Rewrites `text::query`, which groq-js does not evaluate and the Studio's lists and search use. A search over whole
 * documents becomes a list of ids, any other a plain `match`. Diacritics are folded: „svente“ finds „Šventė“.
 */
export function rewriteTextQuery({query, params}: RewrittenQuery, documents: LakeDocument[]): RewrittenQuery {
  if (!query.includes('text::query(')) return {query, params}
  const added: Record<string, unknown> = {}
  const whole = query.replace(/(?:\[@, _id\]|@)\s+match\s+text::query\(\$(\w+)\)/g, (_, name: string) => {
    added[`__matching_${name}`] = matchingIds(String(params[name] ?? ''), documents)
    return `_id in $__matching_${name}`
  })
  return {
    query: whole.replace(/match\s+text::query\(([^)]*)\)/g, 'match $1'),
    params: {...params, ...added},
  }
}
