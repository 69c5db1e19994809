import type {ReactNode} from 'react'
import type {Bilingual} from '#/i18n/localize.ts'
import type {Event} from './events-queries.ts'

export interface RegistrationButtonProps {
  event: Pick<Event, 'title'> & {eventKey: string | null}
  /** Text of the button, if not the usual one. */
  label?: Bilingual<string>
  /** Kind of form and whether it is open; known on the event's own page only. */
  registration?: Event['registration']
}

/** Placeholder for the button that opens an event's registration form. The site takes no registrations yet. */
export function RegistrationButton(_props: RegistrationButtonProps): ReactNode {
  return null
}
