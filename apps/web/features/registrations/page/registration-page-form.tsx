'use client'

import type {FormKind} from '@site/schemas/statuses/registration'
import {useLocale} from 'next-intl'
import {useRouter} from 'next/navigation'
import {localizedPath} from '#/i18n/localized-path.ts'
import type {Accepted} from '#/supabase/form-submission.ts'
import {type PostAction, usePosting} from '#/ui/forms/posting.tsx'
import {RacePageForms} from './race-page-forms.tsx'
import {AcceptedNotice} from '../form/accepted-notice.tsx'
import {PeopleForm} from '../form/people-form.tsx'
import type {FormEvent} from '../form/registrations-actions.ts'
import {postRegistration, postTrip} from './registrations-server-actions.ts'

interface RegistrationPageFormProps {
  kind: FormKind
  event: FormEvent
  eventPath: string
}

export function RegistrationPageForm({kind, event, eventPath}: RegistrationPageFormProps) {
  const locale = useLocale()
  const router = useRouter()
  const props = {event, onDone: () => router.push(localizedPath(locale, eventPath))}
  switch (kind) {
    case 'general':
      return <PeoplePageForm kind="general" post={postRegistration} {...props} />
    case 'trip':
      return <PeoplePageForm kind="trip" post={postTrip} {...props} />
    case 'race':
      return <RacePageForms {...props} />
  }
}

interface PeoplePageFormProps {
  kind: 'general' | 'trip'
  post: PostAction<Accepted>
  event: FormEvent
  onDone: () => void
}

function PeoplePageForm({kind, post, event, onDone}: PeoplePageFormProps) {
  const posting = usePosting(post, {eventKey: event.eventKey})
  const accepted = posting.posted?.accepted
  if (accepted) return <AcceptedNotice {...{kind, accepted}} />
  return <PeopleForm {...{kind, event, posting, onDone}} />
}
