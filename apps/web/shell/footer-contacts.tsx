import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {telLink} from '#/ui/links/contact-urls.ts'
import {isWebUrl, WebLink} from '#/ui/links/web-link.tsx'
import {WeeklyHours} from '#/ui/layout/weekly-hours.tsx'

const contactLink = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2'

/** On a phone, the postal address is left out, so that the footer fits the screen: the contact page has it. */
export function FooterContacts({settings}: {settings: SiteSettings | null}) {
  const t = useTranslations('footer')
  const {email, phone, address} = settings?.contacts ?? {}
  const networks = settings?.socialLinks?.filter(({platform, url}) => platform && isWebUrl(url)) ?? []
  if (!settings?.contacts && networks.length === 0) return null
  return (
    <section>
      <h2 className="text-h3 @max-2xl:sr-only">{t('contacts')}</h2>
      <dl className="flex flex-wrap gap-x-3 text-small @2xl:mt-2 @2xl:block @2xl:text-base">
        {email && (
          <Fact term={t('email')}>
            <a className={`${contactLink} wrap-anywhere`} href={`mailto:${email}`}>
              {email}
            </a>
          </Fact>
        )}
        {phone && (
          <Fact term={t('phone')}>
            <a className={contactLink} href={telLink(phone)}>
              {phone}
            </a>
          </Fact>
        )}
        {networks.length > 0 && (
          <Fact term={t('follow')}>
            <span className="flex flex-wrap gap-x-3 @2xl:flex-col @2xl:items-start">
              {networks.map(({_key, platform, url}) => (
                <WebLink key={_key} href={url} className={contactLink}>
                  {platform && platformNames[platform]}
                </WebLink>
              ))}
            </span>
          </Fact>
        )}
        {address && (
          <Fact term={t('address')} className="mt-1 whitespace-pre-line @max-2xl:hidden">
            {address}
          </Fact>
        )}
        {settings?.contacts && <OpeningHours hours={settings.openingHours} />}
      </dl>
    </section>
  )
}

interface FactProps {
  term: string
  className?: string
  children: ReactNode
}

function Fact({term, className, children}: FactProps) {
  return (
    <div className={className}>
      <dt className="sr-only">{term}</dt>
      <dd className="first-letter:uppercase">{children}</dd>
    </div>
  )
}

function OpeningHours({hours}: {hours: SiteSettings['openingHours']}) {
  const t = useTranslations('footer')
  if (!hours?.firstDay || !hours.lastDay || !hours.opens || !hours.closes) return null
  return (
    <Fact term={t('openingHours')} className="@2xl:mt-1">
      <WeeklyHours hours={hours} />
    </Fact>
  )
}

const platformNames = {facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', whatsapp: 'WhatsApp'}
