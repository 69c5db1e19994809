import type {AccessAnswer} from '@site/schemas/options/event-options'
import {useTranslations} from 'next-intl'
import {ContactPerson} from '#/ui/links/contact-person.tsx'
import {LineIcon} from '#/ui/graphics/icons.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import type {Event} from '../events-queries.ts'
import {answersOf} from './access-answers.ts'

const icons: Record<AccessAnswer, string> = {
  yes: 'm4 10.5 4 4 8-9',
  partly: 'M4 10h12',
  no: 'm5 5 10 10M15 5 5 15',
}

/** Only questions that the organisers have answered are shown. */
export function EventAccess({access}: {access: NonNullable<Event['access']>}) {
  const t = useTranslations('event.access')
  const {notes, contact} = access
  return (
    <div className="print:grid print:grid-cols-4 print:gap-x-6 print:gap-y-5">
      <dl className="grid gap-x-10 gap-y-5 empty:hidden @lg:grid-cols-2 print:contents">
        {answersOf(access).map(({question, answer, note}) => (
          <div key={question} className="border-t border-line pt-4">
            <dt className="font-serif text-h3 font-semibold">{t(`question.${question}`)}</dt>
            <dd className="mt-1">
              <span className="flex items-center gap-2 font-semibold">
                <LineIcon path={icons[answer]} className="size-5 text-brand" />
                {t(`answer.${answer}`)}
              </span>
              <span className="measure mt-1 block text-muted empty:hidden">
                <LocalizedText text={note} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-5 whitespace-pre-line empty:hidden print:mt-0">
        <LocalizedText text={notes} />
      </p>
      {contact?.name && (
        <div className="mt-6 border-s-4 border-accent ps-6 print:mt-0 print:ps-3">
          <h3 className="text-h3">{t('contact')}</h3>
          <p className="mt-2">
            <ContactPerson person={contact} />
          </p>
        </div>
      )}
    </div>
  )
}
