import {useLocale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {eventDate} from '#/time/format-date.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {Fact, FactList} from '#/ui/layout/facts.tsx'
import {PlaceDetails} from '#/ui/layout/place-details.tsx'
import {AgeRange} from '#/ui/texts/age-range.tsx'
import {SpokenDate} from '#/ui/texts/spoken-date.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {Picture} from '#/ui/pictures/picture.tsx'
import {TextList} from '#/ui/texts/text-lists.tsx'
import type {Group} from './groups-queries.ts'

interface GroupCardProps {
  group: Group
  isFirst: boolean
}

export function GroupCard({group, isFirst}: GroupCardProps) {
  const t = useTranslations('group')
  const {ageFrom, ageTo, schedule, place, activities, nextMeeting} = group
  return (
    <article className="flex h-full flex-col @xl:flex-row overflow-hidden rounded-card border border-line bg-raised">
      <Picture
        image={group.image}
        ratio={3 / 2}
        sizes="(min-width: 75rem) 22.2rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 92vw"
        priority={isFirst}
        decorative
        className="@xl:w-1/2 @xl:self-start"
      />
      <div className="flex flex-1 flex-col p-6">
        <h3 className="text-h2">
          <LocalizedText text={group.name} />
        </h3>
        <p className="mt-2">
          <LocalizedText text={group.description} />
        </p>
        {nextMeeting && <NextMeeting start={nextMeeting} />}
        <FactList className="mt-5 grid gap-3">
          {(ageFrom !== null || ageTo !== null) && (
            <Fact term={t('ages')}>
              <span className="inline-block first-letter:uppercase">
                <AgeRange from={ageFrom} to={ageTo} />
              </span>
            </Fact>
          )}
          {schedule && (
            <Fact term={t('schedule')}>
              <LocalizedText text={schedule} />
            </Fact>
          )}
          {place && (
            <Fact term={t('place')}>
              <PlaceDetails place={place} />
            </Fact>
          )}
        </FactList>
        {activities && activities.length > 0 && (
          <>
            <h4 className="mt-5 mb-2 text-h3">{t('activities')}</h4>
            <TextList lines={activities} className="grid gap-1.5" />
          </>
        )}
        <p className="mt-5 text-muted empty:hidden">
          <LocalizedText text={group.note} />
        </p>
        {group.email && <Join name={group.name} email={group.email} />}
      </div>
    </article>
  )
}

function NextMeeting({start}: {start: string}) {
  const locale = useLocale()
  const t = useTranslations('group')
  const {weekday, full, time} = eventDate(start, null, locale)
  return (
    <p className="mt-5 border-s-4 border-accent ps-4">
      <span className="block text-small text-muted">{t('nextMeeting')}</span>
      <time dateTime={start} className="block font-serif text-h3 font-semibold text-brand">
        <SpokenDate start={start} end={null} dayOnly>
          {full}
        </SpokenDate>
      </time>
      <span className="block">
        {weekday}, {time}
      </span>
    </p>
  )
}

function Join({name, email}: {name: Group['name']; email: string}) {
  const locale = useLocale()
  const t = useTranslations('group')
  const group = localizeText(name, locale)
  return (
    <div className="mt-auto pt-6">
      <a href={mailtoLink(email, {subject: t('mailSubject', {group})})} className={`${buttonClass()} w-full`}>
        <span>
          {t('join')}
          <span className="sr-only"> ({group})</span>
        </span>
      </a>
      <p className="mt-2 text-center text-small text-muted wrap-anywhere">{email}</p>
    </div>
  )
}
