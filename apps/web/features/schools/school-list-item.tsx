import {schoolPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import type {SchoolCard} from './schools-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {ButtonLink} from '#/ui/button.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {Picture} from '#/ui/picture.tsx'
import {TextList} from '#/ui/text-lists.tsx'
import {RegisterButton, SchoolContact} from './details/school-registration.tsx'
import {SchoolFacts} from './details/school-facts.tsx'

interface SchoolListItemProps {
  school: SchoolCard
  /** Alternates in the list. */
  pictureSide: 'start' | 'end'
  isFirst: boolean
}

/** A school in the list: description, registration and picture, with facts below. */
export function SchoolListItem({school, pictureSide, isFirst}: SchoolListItemProps) {
  const locale = useLocale()
  const t = useTranslations('school')
  return (
    <article className="frame grid gap-x-14 gap-y-8 lg:grid-cols-2 lg:gap-y-10">
      <div className="lg:self-center">
        <h2 className="text-h2">
          <LocalizedText text={school.name} />
        </h2>
        <p className="mt-3 text-lead text-muted">
          <LocalizedText text={school.description} />
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <RegisterButton school={school} />
          <ButtonLink href={schoolPath(school.slug)} variant="quiet">
            {t('more', {school: localizeText(school.name, locale)})}
          </ButtonLink>
        </p>
        <div className="mt-3">
          <SchoolContact school={school} />
        </div>
      </div>
      <Picture
        image={school.image}
        ratio={3 / 2}
        sizes="(min-width: 75rem) 33rem, (min-width: 64rem) 45vw, 92vw"
        priority={isFirst}
        className={`rounded-card max-lg:order-first ${pictureSide === 'start' ? 'lg:order-first' : ''}`}
      />
      <SchoolFacts
        school={school}
        className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2 sm:*:last:col-span-2"
      />
      <div className="grid content-start gap-x-8 gap-y-6 sm:grid-cols-2">
        <Lines title={t('subjects')} lines={school.subjects} />
        <Lines title={t('features')} lines={school.features} />
      </div>
    </article>
  )
}

function Lines({title, lines}: {title: string; lines: SchoolCard['subjects']}) {
  if (!lines?.length) return null
  return (
    <div>
      <h3 className="mb-3 text-h3">{title}</h3>
      <TextList lines={lines} className="grid gap-2" />
    </div>
  )
}
