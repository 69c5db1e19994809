import {LocalizedText} from '../texts/localized-text.tsx'
import {mailtoLink, telLink} from './contact-urls.ts'

interface ContactPersonProps {
  person: {
    name?: string | null
    role?: Parameters<typeof LocalizedText>[0]['text']
    email?: string | null
    phone?: string | null
  }
}

export function ContactPerson({person: {name, role, email, phone}}: ContactPersonProps) {
  return (
    <>
      <span className="block font-semibold empty:hidden">{name}</span>
      <span className="block text-muted first-letter:uppercase empty:hidden">
        <LocalizedText text={role} />
      </span>
      {email && (
        <a href={mailtoLink(email)} className="text-link inline-flex min-h-11 items-center wrap-anywhere">
          {email}
        </a>
      )}
      {email && phone && <br />}
      {phone && (
        <a href={telLink(phone)} className="text-link inline-flex min-h-11 items-center whitespace-nowrap">
          {phone}
        </a>
      )}
    </>
  )
}
