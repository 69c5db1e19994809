import {useLocale, useTranslations} from 'next-intl'
import type {School} from '../schools-queries.ts'
import {eventDate} from '#/time/format-date.ts'
import {DateBlock} from '#/ui/texts/date-block.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {SpokenDate} from '#/ui/texts/spoken-date.tsx'

interface NextLessonProps {
  lesson: School['nextLesson']
  breaks: School['breaks']
}

export function NextLesson({lesson, breaks}: NextLessonProps) {
  const t = useTranslations('school')
  if (!lesson) return null
  return (
    <section aria-labelledby="next-lesson" className="border-s-4 border-accent ps-6">
      <h2 id="next-lesson" className="mb-4 text-h3">
        {t('nextLesson')}
      </h2>
      <DateBlock start={lesson.start} end={lesson.end} dateToBeConfirmed={false} />
      {breaks && breaks.length > 0 && <Breaks breaks={breaks} />}
    </section>
  )
}

function Breaks({breaks}: {breaks: NonNullable<School['breaks']>}) {
  const locale = useLocale()
  const t = useTranslations('school')
  return (
    <>
      <h3 className="mt-6 font-sans text-base font-semibold">{t('breaks')}</h3>
      <ul className="mt-1 grid gap-1.5 text-small text-muted">
        {breaks.map(({_key, name, from, to}) => (
          <li key={_key}>
            <LocalizedText text={name} />
            {name && ': '}
            <span className="inline-block">
              <SpokenDate start={`${from}T12:00:00Z`} end={`${to}T12:00:00Z`} dayOnly>
                {eventDate(`${from}T12:00:00Z`, `${to}T12:00:00Z`, locale).full}
              </SpokenDate>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
