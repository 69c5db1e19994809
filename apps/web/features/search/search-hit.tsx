import {useLocale, useTranslations} from 'next-intl'
import {calendarDay, eventDate} from '#/time/event-date.ts'
import {Link} from '#/i18n/navigation.ts'
import type {MarkedText} from './marked.ts'
import type {SearchResult} from './search-index.ts'
import {LanguageNote} from '#/ui/localized-text.tsx'

/** One page that matches: its title, what kind it is, and the words around the match. */
export function SearchHit({result: {type, path, lang, title, excerpt, date}}: {result: SearchResult}) {
  const locale = useLocale()
  const t = useTranslations('search')
  const isForeign = lang !== locale
  return (
    <article className="relative py-5">
      <p className="text-small text-muted">
        {t(`type.${type}`)}
        {date && (
          <>
            <span aria-hidden="true"> · </span>
            {type === 'event' ? eventDate(date, null, locale).full : calendarDay(date, locale)}
          </>
        )}
      </p>
      <h2 className="mt-0.5 text-h3" lang={isForeign ? lang : undefined}>
        <Link href={path} className="text-link after:absolute after:inset-0">
          <Marked text={title} />
        </Link>
      </h2>
      {isForeign && <LanguageNote />}
      <p className="measure mt-1" lang={isForeign ? lang : undefined}>
        <Marked text={excerpt} />
      </p>
    </article>
  )
}

function Marked({text}: {text: MarkedText}) {
  return text.map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[2px] bg-accent/35 text-inherit">
        {part.text}
      </mark>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  )
}
