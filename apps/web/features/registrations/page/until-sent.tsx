import {type ReactNode, useState} from 'react'
import type {Posting} from '#/ui/forms/posting.tsx'
import type {FormEvent, RegistrationKind} from '../form/registrations-actions.ts'
import {type Registered, SentRegistration} from '../form/sent-registration.tsx'

interface UntilSentProps {
  kind: RegistrationKind
  event: FormEvent
  posting: Posting<Registered>
  children: (onDone: (registered: Registered) => void) => ReactNode
}

/** What was sent, by the server or by a script, takes the place of the form. */
export function UntilSent({kind, event, posting, children}: UntilSentProps) {
  const [sent, setSent] = useState<Registered>()
  const registered = sent ?? posting.posted?.accepted
  if (!registered) return children(setSent)
  return (
    <div className="mt-5">
      <SentRegistration {...{kind, event, registered}} />
    </div>
  )
}
