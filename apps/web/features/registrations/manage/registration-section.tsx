import type {ReactNode} from 'react'
import type {ManagedRegistration} from './managed-registration.ts'

export interface RegistrationPartProps {
  token: string
  registration: ManagedRegistration
  onChanged: (registration: ManagedRegistration, message: string) => void
}

interface RegistrationSectionProps {
  title: string
  text?: string
  children: ReactNode
}

export function RegistrationSection({title, text, children}: RegistrationSectionProps) {
  return (
    <section className="border-t border-line pt-8">
      <h3 className="text-h3">{title}</h3>
      {text && <p className="mt-2">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
