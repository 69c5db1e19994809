import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {SiteSettings} from '../content/content-types.ts'
import {ExternalLink} from './external-link.tsx'
import {Juosta} from './juosta.tsx'
import {LocalizedText} from './localized-text.tsx'

const platformNames = {facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', whatsapp: 'WhatsApp'}

interface SiteFooterProps {
  settings: SiteSettings | null
  year: string
}

/** Contacts and social pages, below the woven sash. */
export function SiteFooter({settings, year}: SiteFooterProps) {
  const t = useTranslations('footer')
  const contacts = settings?.contacts
  return (
    <footer aria-label={t('label')} className="bg-pine text-on-pine">
      <Juosta />
      <div className="frame grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1.5fr_1fr]">
        <div>
          <p className="font-serif text-h3 font-semibold">
            <LocalizedText text={settings?.name} />
          </p>
          <p className="mt-2 max-w-md text-on-pine-muted">
            <LocalizedText text={settings?.tagline} />
          </p>
        </div>
        {contacts && (
          <section>
            <h2 className="text-h3">{t('contacts')}</h2>
            <dl className="mt-2">
              {contacts.email && (
                <FooterFact term={t('email')}>
                  <a
                    className="inline-block py-1 underline underline-offset-4"
                    href={`mailto:${contacts.email}`}
                  >
                    {contacts.email}
                  </a>
                </FooterFact>
              )}
              {contacts.phone && (
                <FooterFact term={t('phone')}>
                  <a
                    className="inline-block py-1 underline underline-offset-4"
                    href={`tel:${contacts.phone.replaceAll(' ', '')}`}
                  >
                    {contacts.phone}
                  </a>
                </FooterFact>
              )}
              {contacts.address && <FooterFact term={t('address')}>{contacts.address}</FooterFact>}
              <OpeningHours hours={settings?.openingHours ?? null} />
            </dl>
          </section>
        )}
        {settings?.socialLinks && settings.socialLinks.length > 0 && (
          <section>
            <h2 className="text-h3">{t('follow')}</h2>
            <ul className="mt-2">
              {settings.socialLinks.map(({_key, platform, url}) => (
                <li key={_key}>
                  {platform && url && (
                    <ExternalLink href={url} className="inline-block py-1.5 underline underline-offset-4">
                      {platformNames[platform]}
                    </ExternalLink>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className="frame border-t border-on-pine-muted/25 py-5 text-small text-on-pine-muted">
        © {year} <LocalizedText text={settings?.name} />
      </p>
    </footer>
  )
}

function FooterFact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div className="mt-1">
      <dt className="sr-only">{term}</dt>
      <dd className="first-letter:uppercase">{children}</dd>
    </div>
  )
}

function OpeningHours({hours}: {hours: SiteSettings['openingHours']}) {
  const t = useTranslations('footer')
  const weekday = useTranslations('weekday')
  if (!hours?.firstDay || !hours.lastDay || !hours.opens || !hours.closes) return null
  return (
    <FooterFact term={t('openingHours')}>
      {weekday('range', {
        first: weekday(hours.firstDay),
        last: weekday(hours.lastDay),
        opens: hours.opens,
        closes: hours.closes,
      })}
    </FooterFact>
  )
}
