'use client'

import type {FormKind} from '@site/schemas/statuses/registration'
import {type PostAction, usePosting} from '#/ui/forms/posting.tsx'
import {PeopleForm} from '../form/people-form.tsx'
import type {FormEvent} from '../form/registrations-actions.ts'
import type {Registered} from '../form/sent-registration.tsx'
import {postRegistration, postTrip} from './registrations-server-actions.ts'
import {RacePageForms} from './race-page-forms.tsx'
import {UntilSent} from './until-sent.tsx'

interface RegistrationPageFormProps {
  kind: FormKind
  event: FormEvent
}

export function RegistrationPageForm({kind, event}: RegistrationPageFormProps) {
  switch (kind) {
    case 'general':
      return <PeoplePageForm kind="general" post={postRegistration} event={event} />
    case 'trip':
      return <PeoplePageForm kind="trip" post={postTrip} event={event} />
    case 'race':
      return <RacePageForms event={event} />
  }
}

interface PeoplePageFormProps {
  kind: 'general' | 'trip'
  post: PostAction<Registered>
  event: FormEvent
}

function PeoplePageForm({kind, post, event}: PeoplePageFormProps) {
  const posting = usePosting(post, {eventKey: event.eventKey})
  return (
    <UntilSent {...{kind, event, posting}}>
      {(onDone) => <PeopleForm {...{kind, event, posting, onDone}} />}
    </UntilSent>
  )
}
