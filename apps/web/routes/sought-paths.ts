import {fold} from '@site/schemas/fold'
import {type PagePath, pages} from '@site/schemas/routes/route-table'
import {slugify} from '@site/schemas/routes/slugify'

/** People look for an English page at these words too, and at its title: `/become-a-member`. */
const otherWords: {[path in PagePath]?: readonly string[]} = {
  '/': ['index', 'index.html'],
  '/apie-mus': ['about'],
  '/renginiai': ['calendar', 'tickets', 'whats-on'],
  '/fotografijos': ['gallery', 'albums'],
  '/mokykleles': ['school'],
  '/taptinariu': ['membership', 'members', 'join', 'join-us'],
  '/aukoti': ['donation', 'donations', 'give'],
  '/kontaktai': ['contact-us', 'contacts'],
  '/privacy': ['gdpr'],
  '/paieska': ['search'],
  '/paskyra': ['account', 'login', 'log-in', 'signin', 'sign-in', 'register', 'signup', 'sign-up'],
}

const byEnglishWord = new Map(
  pages.flatMap((page) => {
    const title = 'linkTitle' in page ? [slugify(page.linkTitle.en)] : []
    return [...title, ...(otherWords[page.path] ?? [])].map((word) => [`/${word}`, page.path])
  }),
)

/** The page whose English name is the path: `/taptinariu` for `/membership`. */
export const pageNamed = (path: string): string | undefined => byEnglishWord.get(path)

/**
 * A path may be written as it is said, or in capitals as on a poster: `/Kalėdos-2025`.
 * @param path encoded
 */
export function plainPath(path: string): string {
  try {
    return encodeURI(decodeURI(path).split('/').map(foldedSegment).join('/'))
  } catch {
    return path
  }
}

/** Hyphens are part of a path. */
const foldedSegment = (segment: string) => segment.split('-').map(fold).join('-')
