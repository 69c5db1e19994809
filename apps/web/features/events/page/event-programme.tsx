import {useTranslations} from 'next-intl'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {hasPicture, Picture} from '#/ui/pictures/picture.tsx'
import {isWebUrl, WebLink} from '#/ui/links/web-link.tsx'
import {SashMark} from '#/ui/graphics/sash.tsx'
import type {Event} from '../events-queries.ts'
import {EventSection, onPine} from './event-section.tsx'

export function EventProgramme({event: {programme}}: {event: Event}) {
  const t = useTranslations('event')
  if (!programme?.length) return null
  const hasTimes = programme.some(({time}) => time)
  return (
    <EventSection id="programme" title={t('programme')} variant="beside">
      <ol>
        {programme.map(({_key, time, title, text}) => (
          <li key={_key} className="group flex flex-wrap gap-x-4 sm:gap-x-6">
            {hasTimes && (
              <p className="w-[min(4.75rem,21vw)] flex-none text-end font-serif text-h3 font-semibold text-brand tabular-nums">
                {time}
              </p>
            )}
            <div aria-hidden="true" className="flex w-3.5 flex-none flex-col items-center">
              <SashMark className="mt-2 sm:mt-2.5" />
              <span className="mt-2 w-px flex-1 bg-line group-last:hidden" />
            </div>
            <div className="min-w-0 flex-[1_1_11rem] pb-3 sm:pb-7 print:pb-2">
              <h3 className="text-h3">
                <LocalizedText text={title} />
              </h3>
              <p className="measure mt-1 text-muted empty:hidden">
                <LocalizedText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </EventSection>
  )
}

type Performer = NonNullable<Event['performers']>[number]

export function Performers({event: {performers}}: {event: Event}) {
  const t = useTranslations('event')
  if (!performers?.length) return null
  const headliners = performers.filter(({isHeadline}) => isHeadline)
  const others = performers.filter(({isHeadline}) => !isHeadline)
  return (
    <section aria-labelledby="performers" className={`mt-10 py-8 md:mt-20 md:py-20 print:mt-8 ${onPine}`}>
      <div className="frame">
        <h2 id="performers" className="text-h2">
          {t('performers')}
        </h2>
        {headliners.map((headliner) => (
          <Headliner key={headliner._key} performer={headliner} />
        ))}
        <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-12 gap-y-5 empty:hidden md:mt-10 md:gap-y-8">
          {others.map((performer) => (
            <li key={performer._key} className="border-t border-line/40 pt-4 md:pt-5">
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

function Headliner({performer}: {performer: Performer}) {
  return (
    <div
      className={`mt-4 grid gap-x-14 gap-y-4 md:mt-8 md:items-center ${hasPicture(performer.image) ? 'md:grid-cols-[2fr_3fr] print:grid-cols-[auto_1fr]' : ''}`}
    >
      <Picture
        image={performer.image}
        ratio={4 / 5}
        narrow={{below: 48, ratio: 3 / 2}}
        sizes="(min-width: 75rem) 26.6rem, (min-width: 48rem) 35vw, (min-width: 31rem) 28rem, 92vw"
        className="aspect-[3/2] w-full max-w-md rounded-card object-cover md:aspect-[4/5] print:h-[24mm] print:w-auto"
      />
      <div className="max-w-[36rem] print:max-w-none">
        <h3 className="text-h1 print:text-h2">{performer.name}</h3>
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
      <p
        className={`text-muted first-letter:uppercase empty:hidden ${isLarge ? 'mt-2 sm:text-lead print:text-base' : ''}`}
      >
        <LocalizedText text={role} />
      </p>
      <p className={`empty:hidden ${isLarge ? 'mt-3 sm:text-lead md:mt-5 print:text-base' : 'mt-2 md:mt-3'}`}>
        <LocalizedText text={text} />
      </p>
      {isWebUrl(website) && (
        <p className="mt-3 print:hidden">
          <WebLink href={website} className="text-link inline-flex min-h-11 items-center">
            {t('performerWebsite')}
            <span className="sr-only">: {name}</span>
          </WebLink>
        </p>
      )}
    </div>
  )
}
