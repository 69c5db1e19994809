import {albumPath, newsItemPath} from '@site/schemas/routes/document-path'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {Link} from '#/ui/links/link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Picture} from '#/ui/pictures/picture.tsx'
import {EventSection} from './event-section.tsx'
import type {Event} from '../events-queries.ts'
import {
  type EventAlbum,
  type EventNews,
  getEventAlbum,
  getEventNews,
  getNewsLinkingTo,
} from '../afterwards/afterwards-queries.ts'

/** Once the event is over, news that link to it stand in for those that a volunteer has not chosen. */
export async function EventAfterwards({event}: {event: Event}) {
  const chosen = event.news ?? []
  const [t, album, news] = await Promise.all([
    getTranslations('event'),
    event.album ? getEventAlbum(event.album) : undefined,
    chosen.length > 0 ? getEventNews(chosen) : event.isPast ? getNewsLinkingTo(event._id) : [],
  ])
  if (!album && news.length === 0) return null
  const hasBoth = album && news.length > 0
  const title = hasBoth ? 'photosAndNews' : album ? 'photos' : 'news'
  return (
    <EventSection id="afterwards" title={t(title)}>
      <div className={`grid gap-x-16 gap-y-8 ${hasBoth ? 'md:grid-cols-2' : ''}`}>
        {album && <AlbumLink album={album} isAlone={!hasBoth} />}
        {news.length > 0 && (
          <ul className="self-start border-t border-line">
            {news.map((item) => (
              <li key={item._id} className="border-b border-line py-4">
                <Headline item={item} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </EventSection>
  )
}

function AlbumLink({album, isAlone}: {album: EventAlbum; isAlone: boolean}) {
  const {_id, title, photoCount, cover} = album
  const t = useTranslations('event')
  return (
    <article className="relative max-w-[40rem]">
      <Picture
        image={cover}
        ratio={3 / 2}
        sizes={
          isAlone
            ? '(min-width: 44rem) 40rem, 92vw'
            : '(min-width: 75rem) 33rem, (min-width: 48rem) 42vw, 92vw'
        }
        decorative
        className="rounded-card"
      />
      <h3 className="mt-4 text-h3">
        <Link href={albumPath(_id)} className="text-link after:absolute after:inset-0">
          <LocalizedText text={title} />
        </Link>
      </h3>
      <p className="mt-1 text-muted">{t('photoCount', {count: photoCount ?? 0})}</p>
    </article>
  )
}

function Headline({item}: {item: EventNews}) {
  const locale = useLocale()
  return (
    <article className="relative">
      <h3 className="text-h3">
        <Link href={newsItemPath(item.slug)} className="text-link after:absolute after:inset-0">
          <LocalizedText text={item.title} />
        </Link>
      </h3>
      <p className="mt-1 text-small text-muted">
        {item.date && <time dateTime={item.date}>{dateInWords(item.date, locale)}</time>}
      </p>
    </article>
  )
}
