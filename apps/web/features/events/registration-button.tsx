import type {ReactNode} from 'react'
import type {Bilingual} from '#/i18n/localize.ts'
import type {Event} from './events-queries.ts'

export interface RegistrationButtonProps {
  event: Pick<Event, 'title'> & {eventKey: string | null}
  /** Text of the button, instead of the default. */
  label?: Bilingual<string>
  /** Kind of form and whether it is open; only known on the event's own page. */
  registration?: Event['registration']
}

/** Placeholder for the button that opens an event's registration form. The site takes no registrations yet. */
export function RegistrationButton(_props: RegistrationButtonProps): ReactNode {
  return null
}
