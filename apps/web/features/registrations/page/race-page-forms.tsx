import {useTranslations} from 'next-intl'
import {type PostAction, usePosting} from '#/ui/forms/posting.tsx'
import {postAdult, postChild} from './registrations-server-actions.ts'
import type {FormEvent} from '../form/registrations-actions.ts'
import type {Registered} from '../form/sent-registration.tsx'
import {AdultForm} from '../race/adult-form.tsx'
import {ChildrenForm} from '../race/children-form.tsx'
import {UntilSent} from './until-sent.tsx'

/** On a page the two forms follow each other, since tabs need script. */
interface RacePageFormsProps {
  event: FormEvent
  placesLeft: number | undefined
}

export function RacePageForms(props: RacePageFormsProps) {
  const t = useTranslations('registrations.race')
  return (
    <>
      <p className="flex flex-wrap gap-x-6">
        <a href="#adult" className="inline-flex min-h-11 min-w-11 items-center text-link font-semibold">
          {t('adult')}
        </a>
        <a href="#child" className="inline-flex min-h-11 min-w-11 items-center text-link font-semibold">
          {t('child')}
        </a>
      </p>
      <section aria-labelledby="adult" className="mt-6">
        <h2 id="adult" className="text-h3">
          {t('adult')}
        </h2>
        <p className="text-muted">{t('adultText')}</p>
        <Form {...props} Fields={AdultForm} post={postAdult} />
      </section>
      <section aria-labelledby="child" className="mt-10 border-t border-line pt-8">
        <h2 id="child" className="text-h3">
          {t('child')}
        </h2>
        <p className="text-muted">{t('childText')}</p>
        <Form {...props} Fields={ChildrenForm} post={postChild} />
      </section>
    </>
  )
}

interface FormProps extends RacePageFormsProps {
  Fields: typeof AdultForm
  post: PostAction<Registered>
}

function Form({event, placesLeft, Fields, post}: FormProps) {
  const posting = usePosting(post, {eventKey: event.eventKey, eventName: event.name, eventDate: event.date})
  return (
    <UntilSent kind="race" event={event} posting={posting}>
      {(onDone) => <Fields {...{event, placesLeft, posting, onDone}} />}
    </UntilSent>
  )
}
