import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {isWebUrl, WebLink} from '#/ui/web-link.tsx'
import {WeeklyHours} from '#/ui/weekly-hours.tsx'

const contactLink = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2'

/** Email address, phone number, postal address and opening hours. */
export function FooterContacts({settings}: {settings: SiteSettings | null}) {
  const t = useTranslations('footer')
  const contacts = settings?.contacts
  if (!contacts) return null
  return (
    <section>
      <h2 className="text-h3 max-sm:sr-only">{t('contacts')}</h2>
      <dl className="flex flex-wrap gap-x-3 text-small sm:mt-2 sm:block sm:text-base">
        {contacts.email && (
          <Fact term={t('email')}>
            <a className={`${contactLink} wrap-anywhere`} href={`mailto:${contacts.email}`}>
              {contacts.email}
            </a>
          </Fact>
        )}
        {contacts.phone && (
          <Fact term={t('phone')}>
            <a className={contactLink} href={`tel:${contacts.phone.replaceAll(' ', '')}`}>
              {contacts.phone}
            </a>
          </Fact>
        )}
        {contacts.address && (
          <Fact term={t('address')} className="max-sm:hidden">
            <span className="whitespace-pre-line">{contacts.address}</span>
          </Fact>
        )}
        <OpeningHours hours={settings.openingHours} />
      </dl>
    </section>
  )
}

function Fact({term, className = '', children}: {term: string; className?: string; children: ReactNode}) {
  return (
    <div className={`sm:mb-1 ${className}`}>
      <dt className="sr-only">{term}</dt>
      <dd className="first-letter:uppercase">{children}</dd>
    </div>
  )
}

function OpeningHours({hours}: {hours: SiteSettings['openingHours']}) {
  const t = useTranslations('footer')
  if (!hours?.firstDay || !hours.lastDay || !hours.opens || !hours.closes) return null
  return (
    <Fact term={t('openingHours')}>
      <WeeklyHours hours={hours} />
    </Fact>
  )
}

const platformNames = {facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', whatsapp: 'WhatsApp'}

interface SocialLinksProps {
  links: SiteSettings['socialLinks']
  className: string
}

/** Links to the community's pages on social networks, as list items. */
export function SocialLinks({links, className}: SocialLinksProps) {
  return links?.map(({_key, platform, url}) => {
    if (!platform || !isWebUrl(url)) return null
    return (
      <li key={_key}>
        <WebLink href={url} className={className}>
          {platformNames[platform]}
        </WebLink>
      </li>
    )
  })
}
