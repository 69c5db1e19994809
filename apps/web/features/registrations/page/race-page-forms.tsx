import {useTranslations} from 'next-intl'
import {type PostAction, usePosting} from '#/ui/forms/posting.tsx'
import type {Accepted} from '#/supabase/form-submission.ts'
import {AcceptedNotice} from '../form/accepted-notice.tsx'
import {postAdult, postChild} from './registrations-server-actions.ts'
import type {RegistrationFormProps} from '../form/use-registration-form.ts'
import {AdultForm} from '../race/adult-form.tsx'
import {ChildrenForm} from '../race/children-form.tsx'

/** On a page the two forms follow each other, since tabs need script. */
export function RacePageForms(props: RegistrationFormProps) {
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

interface FormProps extends RegistrationFormProps {
  Fields: typeof AdultForm
  post: PostAction<Accepted>
}

function Form({Fields, post, event, onDone}: FormProps) {
  const posting = usePosting(post, {eventKey: event.eventKey, eventName: event.name, eventDate: event.date})
  const accepted = posting.posted?.accepted
  if (accepted) return <AcceptedNotice kind="race" accepted={accepted} />
  return <Fields {...{event, posting, onDone}} />
}
