import {useTranslations} from 'next-intl'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {PointList} from '#/ui/text-lists.tsx'
import type {Event} from '../events-queries.ts'
import {EventSection} from '../page/event-section.tsx'

/** The ways to get to the event. */
export function GettingThere({event: {gettingThere}}: {event: Event}) {
  const t = useTranslations('event')
  if (!gettingThere?.length) return null
  return (
    <EventSection id="getting-there" title={t('gettingThere')}>
      <PointList points={gettingThere} variant="plain" />
    </EventSection>
  )
}

/** What visitors often ask, with the answers. */
export function EventQuestions({event: {questions}}: {event: Event}) {
  const t = useTranslations('event')
  if (!questions?.length) return null
  return (
    <EventSection id="questions" title={t('questions')} variant="beside">
      <dl className="border-t border-line print:grid print:grid-cols-2 print:gap-x-10">
        {questions.map(({_key, question, answer}) => (
          <div key={_key} className="border-b border-line py-4">
            <dt className="font-serif text-h3 font-semibold">
              <LocalizedText text={question} />
            </dt>
            <dd className="measure mt-2 whitespace-pre-line">
              <LocalizedText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </EventSection>
  )
}
