import type {ReactNode} from 'react'
import type {ContentAction} from '#/features/news/news-queries.ts'
import type {Event} from './events-queries.ts'

type RegistrationAction = Extract<ContentAction, {_type: 'registrationAction'}>

export interface RegistrationButtonProps {
  event: NonNullable<RegistrationAction['event']>
  /** What the button says; without it, the site's usual word. */
  label?: RegistrationAction['label']
  /** Kind of form, whether and until when it is open: known on the event's own page. */
  registration?: Event['registration']
}

/** Where the button that opens an event's registration form goes. Registrations are not taken on the site yet. */
export function RegistrationButton(_props: RegistrationButtonProps): ReactNode {
  return null
}
