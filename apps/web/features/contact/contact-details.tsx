import {socialPlatforms} from '@site/schemas/options/social-platforms'
import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {mailtoLink, telLink} from '#/ui/links/contact-urls.ts'
import {isWebUrl, WebLink} from '#/ui/links/web-link.tsx'
import {WeeklyHours} from '#/ui/layout/weekly-hours.tsx'
import type {ContactPage} from './contact-queries.ts'

interface ContactMethodsProps {
  page: ContactPage | null
  contacts: SiteSettings['contacts']
}

export function ContactMethods({page, contacts}: ContactMethodsProps) {
  const t = useTranslations('contact')
  if (!contacts?.phone && !contacts?.email) return <p className="text-lead">{t('missing')}</p>
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-5">
      {contacts.phone && (
        <ContactMethod name={t('phone')} note={<LocalizedText text={page?.phoneNote} />}>
          <a href={telLink(contacts.phone)} className="text-link inline-flex min-h-11 items-center">
            {contacts.phone}
          </a>
        </ContactMethod>
      )}
      {contacts.email && (
        <ContactMethod name={t('email')} note={<LocalizedText text={page?.emailNote} />}>
          <a href={mailtoLink(contacts.email)} className="text-link inline-flex min-h-11 items-center">
            {contacts.email}
          </a>
        </ContactMethod>
      )}
    </ul>
  )
}

interface ContactMethodProps {
  name: string
  note: ReactNode
  children: ReactNode
}

function ContactMethod({name, note, children}: ContactMethodProps) {
  return (
    <li className="rounded-card border border-line bg-raised p-6 sm:p-8">
      <h2 className="font-sans text-base font-semibold text-muted">{name}</h2>
      <p className="mt-2 font-serif text-h3 font-semibold wrap-anywhere sm:text-[1.75rem]">{children}</p>
      <p className="mt-3 text-muted empty:hidden">{note}</p>
    </li>
  )
}

export function HoursAndAddress({settings}: {settings: SiteSettings | null}) {
  const t = useTranslations('contact')
  const address = settings?.contacts?.address
  const social = settings?.socialLinks?.filter(({url}) => isWebUrl(url)) ?? []
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-10 gap-y-8">
      <OpeningHours hours={settings?.openingHours ?? null} />
      {address && (
        <Column title={t('address')}>
          <address className="whitespace-pre-line not-italic">{address}</address>
        </Column>
      )}
      {social.length > 0 && (
        <Column title={t('social')}>
          <ul>
            {social.map(({_key, platform, url}) => (
              <li key={_key}>
                <WebLink href={url} className="text-link inline-flex min-h-11 items-center">
                  {socialPlatforms.find(({value}) => value === platform)?.title ?? url}
                </WebLink>
              </li>
            ))}
          </ul>
        </Column>
      )}
    </div>
  )
}

function OpeningHours({hours}: {hours: SiteSettings['openingHours']}) {
  const t = useTranslations('contact')
  if (!hours?.firstDay || !hours.lastDay || !hours.opens || !hours.closes) return null
  return (
    <Column title={t('openingHours')}>
      <p className="first-letter:uppercase">
        <WeeklyHours hours={hours} />
      </p>
    </Column>
  )
}

function Column({title, children}: {title: string; children: ReactNode}) {
  return (
    <section className="border-t-2 border-accent pt-4">
      <h2 className="text-h3">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  )
}
