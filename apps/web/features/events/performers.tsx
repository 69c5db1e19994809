import {useTranslations} from 'next-intl'
import type {Event} from './events-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {hasPicture, Picture} from '#/ui/picture.tsx'
import {leadsToPage, WebLink} from '#/ui/web-link.tsx'
import {onPine} from './on-pine.ts'

type Performer = NonNullable<Event['performers']>[number]

/** Who is on stage: the evening's guest large, the others below. */
export function Performers({event: {performers}}: {event: Event}) {
  const t = useTranslations('event')
  if (!performers?.length) return null
  const guests = performers.filter(({isHeadline}) => isHeadline)
  const others = performers.filter(({isHeadline}) => !isHeadline)
  return (
    <section aria-labelledby="performers" className={`mt-16 py-14 md:mt-20 md:py-20 ${onPine}`}>
      <div className="frame">
        <h2 id="performers" className="text-h2">
          {t('performers')}
        </h2>
        {guests.map((guest) => (
          <Guest key={guest._key} performer={guest} />
        ))}
        <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-12 gap-y-8 empty:hidden">
          {others.map((performer) => (
            <li key={performer._key} className="border-t border-line/40 pt-5">
              <Picture
                image={performer.image}
                ratio={1}
                sizes="8rem"
                className="mb-4 max-w-32 rounded-card"
              />
              <h3 className="text-h3">{performer.name}</h3>
              <About performer={performer} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Guest({performer}: {performer: Performer}) {
  return (
    <div
      className={`mt-8 grid gap-x-14 gap-y-7 md:items-center ${hasPicture(performer.image) ? 'md:grid-cols-[2fr_3fr]' : ''}`}
    >
      <Picture
        image={performer.image}
        ratio={4 / 5}
        sizes="(min-width: 75rem) 27rem, (min-width: 48rem) 38vw, 92vw"
        className="max-w-md rounded-card"
      />
      <div className="max-w-[36rem]">
        <h3 className="text-h1">{performer.name}</h3>
        <About performer={performer} isLarge />
      </div>
    </div>
  )
}

function About({performer, isLarge = false}: {performer: Performer; isLarge?: boolean}) {
  const t = useTranslations('event')
  const {name, role, text, website} = performer
  return (
    <div>
      <p className={`text-muted first-letter:uppercase empty:hidden ${isLarge ? 'mt-2 text-lead' : ''}`}>
        <LocalizedText text={role} />
      </p>
      <p className={`empty:hidden ${isLarge ? 'mt-5 text-lead' : 'mt-3'}`}>
        <LocalizedText text={text} />
      </p>
      {leadsToPage(website) && (
        <p className="mt-3">
          <WebLink href={website} className="text-link inline-flex min-h-11 items-center">
            {t('performerWebsite')}
            <span className="sr-only">: {name}</span>
          </WebLink>
        </p>
      )}
    </div>
  )
}
