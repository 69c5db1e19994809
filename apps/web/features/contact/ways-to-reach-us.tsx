import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {ContactPage} from './contact-queries.ts'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {mailtoLink} from '#/ui/mailto-link.ts'

interface WaysToReachUsProps {
  page: ContactPage | null
  contacts: SiteSettings['contacts']
}

/** Telephone and e-mail, as the largest things on the page. */
export function WaysToReachUs({page, contacts}: WaysToReachUsProps) {
  const t = useTranslations('contact')
  if (!contacts?.phone && !contacts?.email) return <p className="text-lead">{t('missing')}</p>
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {contacts.phone && (
        <Way name={t('phone')} note={<LocalizedText text={page?.phoneNote} />}>
          <a href={`tel:${contacts.phone.replaceAll(/[^+\d]/g, '')}`} className="text-link">
            {contacts.phone}
          </a>
        </Way>
      )}
      {contacts.email && (
        <Way name={t('email')} note={<LocalizedText text={page?.emailNote} />}>
          <a href={mailtoLink(contacts.email)} className="text-link">
            {contacts.email}
          </a>
        </Way>
      )}
    </ul>
  )
}

interface WayProps {
  name: string
  note: ReactNode
  children: ReactNode
}

function Way({name, note, children}: WayProps) {
  return (
    <li className="rounded-card border border-line bg-raised p-6 sm:p-8">
      <h2 className="font-sans text-base font-semibold text-muted">{name}</h2>
      <p className="mt-2 font-serif text-h3 font-semibold wrap-anywhere sm:text-[1.75rem]">{children}</p>
      <p className="mt-3 text-muted empty:hidden">{note}</p>
    </li>
  )
}
