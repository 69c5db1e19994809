import type {ReactNode} from 'react'
import type {ContentAction} from '../../content/content-types.ts'

type RegistrationAction = Extract<ContentAction, {_type: 'registrationAction'}>

export interface RegistrationButtonProps {
  event: NonNullable<RegistrationAction['event']>
  label: RegistrationAction['label']
}

/** Where the button that opens an event's registration form goes. Registrations are not taken on the site yet. */
export function RegistrationButton(_props: RegistrationButtonProps): ReactNode {
  return null
}
