import {useTranslations} from 'next-intl'
import {Link} from '#/i18n/navigation.ts'
import type {SearchAnswer} from './search-index.ts'
import {SearchHit} from './search-hit.tsx'

interface SearchResultsProps {
  /** What was asked, as it stands in the field. */
  query: string
  answer: SearchAnswer
  hasFailed: boolean
}

/** How many pages match, then the pages; without any, where else to look. */
export function SearchResults({query, answer: {total, results}, hasFailed}: SearchResultsProps) {
  const t = useTranslations('search')
  const isAsked = query.trim() !== ''
  return (
    <div className="mt-8">
      <output className="block text-muted">
        {hasFailed && t('failed')}
        {!hasFailed && isAsked && t('count', {total})}
        {!hasFailed && total > results.length && ` ${t('shown', {count: results.length})}`}
      </output>
      {!hasFailed && isAsked && total === 0 && <Suggestions />}
      <ol className="mt-4 divide-y divide-line">
        {results.map((result, index) => (
          <li key={`${result.type} ${result.path} ${index}`}>
            <SearchHit result={result} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Suggestions() {
  const t = useTranslations('search')
  return (
    <div className="measure mt-4 text-lead">
      <p>{t('nothing')}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {(['/renginiai', '/naujienos', '/kontaktai'] as const).map((path) => (
          <li key={path}>
            <Link href={path} className="text-link inline-block py-2">
              {t(
                `suggestions.${path === '/renginiai' ? 'events' : path === '/naujienos' ? 'news' : 'contact'}`,
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
