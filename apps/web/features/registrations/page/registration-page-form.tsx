'use client'

import type {FormKind} from '@site/schemas/statuses/registration'
import {useRef} from 'react'
import {type PostAction, usePosting} from '#/ui/forms/posting.tsx'
import {PeopleForm} from '../form/people-form.tsx'
import type {FormEvent} from '../form/registrations-actions.ts'
import type {Registered} from '../form/sent-registration.tsx'
import {usePlacesLeft} from '../places/places-left-queries.ts'
import {PlacesNote} from '../places/places-note.tsx'
import {postRegistration, postTrip} from './registrations-server-actions.ts'
import {RacePageForms} from './race-page-forms.tsx'
import {UntilSent} from './until-sent.tsx'

interface RegistrationPageFormProps {
  kind: FormKind
  event: FormEvent
}

export function RegistrationPageForm({kind, event}: RegistrationPageFormProps) {
  const holder = useRef<HTMLDivElement>(null)
  const placesLeft = usePlacesLeft(event.isLimited ? event.eventKey : undefined, holder)
  return (
    <div ref={holder}>
      {placesLeft !== undefined && <PlacesNote left={placesLeft} hasWaitingList />}
      <FormOfKind {...{kind, event, placesLeft}} />
    </div>
  )
}

interface FormOfKindProps extends RegistrationPageFormProps {
  placesLeft: number | undefined
}

function FormOfKind({kind, ...props}: FormOfKindProps) {
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
  post: PostAction<Registered>
  event: FormEvent
  placesLeft: number | undefined
}

function PeoplePageForm({kind, post, event, placesLeft}: PeoplePageFormProps) {
  const posting = usePosting(post, {eventKey: event.eventKey})
  return (
    <UntilSent {...{kind, event, posting}}>
      {(onDone) => <PeopleForm {...{kind, event, placesLeft, posting, onDone}} />}
    </UntilSent>
  )
}
