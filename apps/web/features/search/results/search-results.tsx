import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {Link} from '#/ui/links/link.tsx'
import {eventDate} from '#/time/format-date.ts'
import {LanguageNote} from '#/ui/texts/localized-text.tsx'
import {Separator} from '#/ui/texts/separator.tsx'
import type {HighlightedText} from '../ranking/highlight.ts'
import type {ResultText, SearchResult} from '../ranking/result-of.ts'
import type {SearchResponse} from '../ranking/search-index.ts'

interface SearchResultsProps {
  query: string
  response: SearchResponse
  hasFailed: boolean
}

export function SearchResults({
  query,
  response: {total, results, haveAllWords, guess},
  hasFailed,
}: SearchResultsProps) {
  const t = useTranslations('search')
  const hasQuery = query.trim() !== ''
  return (
    <div className="mt-8">
      <output className="block text-muted">
        {hasFailed && t('failed')}
        {!hasFailed && hasQuery && t('count', {total})}
        {!hasFailed && total > results.length && ` ${t('shown', {count: results.length})}`}
      </output>
      {!hasFailed && !haveAllWords && <p className="measure mt-1 text-muted">{t('someWords')}</p>}
      {!hasFailed && guess && (
        <p className="measure mt-1 text-lead">
          {t('guess')}{' '}
          <a href={`?q=${encodeURIComponent(guess)}`} className="text-link inline-block py-2">
            {guess}
          </a>
        </p>
      )}
      {!hasFailed && hasQuery && total === 0 && <Suggestions />}
      <ol className="mt-4 divide-y divide-line">
        {results.map((result, index) => (
          <li key={`${result.type} ${result.path} ${index}`}>
            <ResultItem result={result} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const suggestions = [
  {path: '/renginiai', label: 'events'},
  {path: '/naujienos', label: 'news'},
  {path: '/kontaktai', label: 'contact'},
] as const

function Suggestions() {
  const t = useTranslations('search')
  return (
    <div className="measure mt-4 text-lead">
      <p>{t('nothing')}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {suggestions.map(({path, label}) => (
          <li key={path}>
            <Link href={path} className="text-link inline-block py-2">
              {t(`suggestions.${label}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ResultItem({
  result: {type, path, title, otherTitle, excerpt, date, placeAndPrice},
}: {
  result: SearchResult
}) {
  const locale = useLocale()
  const t = useTranslations('search')
  const isForeign = title.lang !== locale
  return (
    <article className="relative py-5">
      <p className="text-small text-muted">
        {t(`type.${type}`)}
        {date && (
          <>
            <Separator />
            {type === 'event' ? eventDate(date, null, locale).full : dateInWords(date, locale)}
          </>
        )}
      </p>
      <h2 className="mt-0.5 text-h3" lang={isForeign ? title.lang : undefined}>
        <Link href={path} className="text-link after:absolute after:inset-0">
          <Highlighted text={title.text} />
        </Link>
      </h2>
      {isForeign && <LanguageNote />}
      {otherTitle && (
        <p>
          <InOtherLanguage text={otherTitle} />
        </p>
      )}
      {placeAndPrice && <p className="text-small">{placeAndPrice}</p>}
      <p className="measure mt-1">
        {excerpt.lang === locale || isForeign ? (
          <span lang={isForeign ? excerpt.lang : undefined}>
            <Highlighted text={excerpt.text} />
          </span>
        ) : (
          <InOtherLanguage text={excerpt} />
        )}
      </p>
    </article>
  )
}

/** The name of the language that the visitor does not read comes first. */
function InOtherLanguage({text: {lang, text}}: {text: ResultText}) {
  const t = useTranslations('search.in')
  return (
    <>
      <span className="text-small text-muted">{t(lang)}</span>{' '}
      <span lang={lang}>
        <Highlighted text={text} />
      </span>
    </>
  )
}

function Highlighted({text}: {text: HighlightedText}) {
  return text.map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[2px] bg-accent/35 text-inherit">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
