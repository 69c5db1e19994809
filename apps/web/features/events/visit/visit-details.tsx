import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {LineIcon} from '#/ui/graphics/icons.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {PointList} from '#/ui/texts/text-lists.tsx'
import type {Event} from '../events-queries.ts'
import {saysOfAccess} from './access-answers.ts'
import {EventAccess} from './event-access.tsx'

interface VisitDetailsProps {
  event: Event
  className?: string
}

/** On paper, all subjects are open. */
export function VisitDetails({event: {gettingThere, access, questions}, className = ''}: VisitDetailsProps) {
  const t = useTranslations('event')
  return (
    <div
      className={`self-start divide-y divide-line rounded-card border border-line bg-raised px-5 empty:hidden sm:px-7 print:divide-y-0 print:border-0 print:p-0 print:text-small print:[--text-h3:1.0625rem] ${className}`}
    >
      {gettingThere && gettingThere.length > 0 && (
        <Disclosure id="getting-there" title={t('gettingThere')}>
          <PointList points={gettingThere} variant="plain" />
        </Disclosure>
      )}
      {access && saysOfAccess(access) && (
        <Disclosure id="access" title={t('access.title')}>
          <EventAccess access={access} />
        </Disclosure>
      )}
      {questions && questions.length > 0 && (
        <Disclosure id="questions" title={t('questions')}>
          <Questions questions={questions} />
        </Disclosure>
      )}
    </div>
  )
}

interface DisclosureProps {
  /** A link to this id opens the subject. */
  id: string
  title: string
  children: ReactNode
}

function Disclosure({id, title, children}: DisclosureProps) {
  const titleId = `${id}-title`
  return (
    <section aria-labelledby={titleId}>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2.5 text-link print:text-ink print:no-underline [&::-webkit-details-marker]:hidden">
          <h2 id={titleId} className="font-sans text-base font-semibold print:font-serif print:text-h2">
            {title}
          </h2>
          <LineIcon
            path="m5 8 5 5 5-5"
            className="size-5 group-open:[transform:rotate(180deg)] print:hidden"
          />
        </summary>
        <div id={id} className="@container pt-2 pb-6 print:pt-1 print:pb-2">
          {children}
        </div>
      </details>
    </section>
  )
}

function Questions({questions}: {questions: NonNullable<Event['questions']>}) {
  return (
    <dl className="grid gap-x-10 gap-y-5 @lg:grid-cols-2 print:grid-cols-2">
      {questions.map(({_key, question, answer}) => (
        <div key={_key} className="border-t border-line pt-4">
          <dt className="font-serif text-h3 font-semibold">
            <LocalizedText text={question} />
          </dt>
          <dd className="measure mt-1 whitespace-pre-line">
            <LocalizedText text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
