import {schoolPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import type {SchoolCard} from './schools-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {PlaceDetails} from '#/ui/layout/place-details.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Picture} from '#/ui/pictures/picture.tsx'
import {TextList} from '#/ui/texts/text-lists.tsx'
import {RegisterButton, SchoolContact} from './details/school-registration.tsx'

interface SchoolListItemProps {
  school: SchoolCard
  /** The sides alternate in the list. */
  pictureSide: 'start' | 'end'
}

// Beside the text, the contact stands below the picture.
const columns = {
  start: {picture: 'lg:col-start-1', text: 'lg:col-start-2', contact: 'lg:col-start-1'},
  end: {picture: 'lg:col-start-2', text: 'lg:col-start-1', contact: 'lg:col-start-2'},
}

export function SchoolListItem({school, pictureSide}: SchoolListItemProps) {
  const locale = useLocale()
  const t = useTranslations('school')
  const {picture, text, contact} = columns[pictureSide]
  return (
    <article className="frame grid gap-x-14 gap-y-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className={`lg:row-span-2 lg:row-start-1 ${text}`}>
        <h2 className="text-h2">
          <LocalizedText text={school.name} />
        </h2>
        <p className="mt-3 text-lead text-muted">
          <LocalizedText text={school.description} />
        </p>
        <div className="mt-6 grid gap-x-8 gap-y-6 empty:hidden sm:grid-cols-2">
          <Lines title={t('subjects')} lines={school.subjects} />
          <Lines title={t('features')} lines={school.features} />
        </div>
        <p className="mt-7 flex flex-wrap gap-3">
          <RegisterButton school={school} />
          <ButtonLink href={schoolPath(school.slug)} variant="quiet">
            {t('more', {school: localizeText(school.name, locale)})}
          </ButtonLink>
        </p>
      </div>
      <Picture
        image={school.image}
        ratio={3 / 2}
        sizes="(min-width: 75rem) 33rem, (min-width: 64rem) 45vw, 92vw"
        className={`rounded-card object-cover max-lg:order-first max-lg:mb-2 sm:max-lg:aspect-[2/1] lg:row-start-1 ${picture}`}
      />
      <div className={`lg:row-start-2 ${contact}`}>
        {school.place && <PlaceDetails place={school.place} />}
        <SchoolContact school={school} />
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
