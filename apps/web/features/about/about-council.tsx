import {useLocale, useTranslations} from 'next-intl'
import {eventDate} from '#/time/format-date.ts'
import {ContactPerson} from '#/ui/links/contact-person.tsx'
import {SpokenDate} from '#/ui/texts/spoken-date.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Picture} from '#/ui/pictures/picture.tsx'
import {Separator} from '#/ui/texts/separator.tsx'
import type {AboutPage, CouncilMeeting} from './about-queries.ts'

export function Council({council}: {council: AboutPage['council']}) {
  const t = useTranslations('about')
  if (!council?.length) return null
  return (
    <section aria-labelledby="council" className="frame pt-16 md:pt-24">
      <h2 id="council" className="text-h2">
        {t('council')}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {council.map(({_key, image, text, ...member}) => (
          <li key={_key} className="border-t-2 border-accent pt-4">
            <Picture image={image} ratio={1} sizes="8rem" className="mb-4 max-w-32 rounded-card" />
            <p>
              <ContactPerson person={member} />
            </p>
            <p className="mt-2 empty:hidden">
              <LocalizedText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Meetings({meetings}: {meetings: AboutPage['meetings'] | undefined}) {
  const t = useTranslations('about')
  const {upcoming = [], past = []} = meetings ?? {}
  if (upcoming.length === 0 && past.length === 0) return null
  return (
    <section
      aria-labelledby="meetings"
      className="frame grid grid-cols-1 gap-x-16 gap-y-6 pt-16 md:grid-cols-[1fr_2fr] md:pt-24"
    >
      <h2 id="meetings" className="text-h2 md:sticky md:top-24 md:self-start">
        {t('meetings')}
      </h2>
      <div className="grid gap-12">
        {upcoming.length > 0 && <MeetingList meetings={upcoming} />}
        {past.length > 0 && (
          <div>
            <h3 className="mb-4 text-h3">{t('pastMeetings')}</h3>
            <MeetingList meetings={past} />
          </div>
        )}
      </div>
    </section>
  )
}

function MeetingList({meetings}: {meetings: CouncilMeeting[]}) {
  return (
    <ul className="border-t border-line">
      {meetings.map((meeting) => (
        <li key={meeting._key} className="border-b border-line py-4">
          <Meeting meeting={meeting} />
        </li>
      ))}
    </ul>
  )
}

function Meeting({meeting: {start, title, place, text}}: {meeting: CouncilMeeting}) {
  const locale = useLocale()
  return (
    <>
      <p className="font-serif text-h3 font-semibold">
        <LocalizedText text={title} />
      </p>
      <p className="mt-1 text-muted">
        <time dateTime={start}>
          <SpokenDate start={start} end={null}>
            {eventDate(start, null, locale).line}
          </SpokenDate>
        </time>
        {place && (
          <>
            <Separator />
            <LocalizedText text={place} />
          </>
        )}
      </p>
      <p className="measure mt-2 whitespace-pre-line empty:hidden">
        <LocalizedText text={text} />
      </p>
    </>
  )
}
