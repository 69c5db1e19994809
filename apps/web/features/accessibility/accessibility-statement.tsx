import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {ContactPerson} from '#/ui/links/contact-person.tsx'
import {Link} from '#/ui/links/link.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {ExternalLink} from '#/ui/links/web-link.tsx'

/** Somebody last compared the statement with the tests on this day (docs/decisions/029-accessibility-statement.md). */
export const CHECKED_ON = '2026-11-27'

const tested = ['axe', 'keyboard', 'targets', 'zoom', 'motion', 'colours', 'announced', 'spoken'] as const

const limits = ['people', 'enlarged', 'content', 'documents', 'elsewhere', 'volunteers'] as const

export function AccessibilityStatement({contacts}: {contacts: SiteSettings['contacts']}) {
  const locale = useLocale()
  const t = useTranslations('accessibility')
  return (
    <article>
      <PageHeading title={t('title')} intro={t('intro')} />
      <div className="frame grid gap-12">
        <Section id="standard" title={t('standard.title')}>
          <p>{t('standard.text')}</p>
        </Section>
        <Section id="tested" title={t('tested.title')}>
          <p>{t('tested.intro')}</p>
          <Points texts={tested.map((item) => t(`tested.item.${item}`))} />
        </Section>
        <Section id="browsers" title={t('browsers.title')}>
          <p>{t('browsers.text')}</p>
        </Section>
        <Section id="limits" title={t('limits.title')}>
          <Points texts={limits.map((item) => t(`limits.item.${item}`))} />
        </Section>
        <Section id="problems" title={t('contact.title')}>
          <p>{t('contact.text')}</p>
          <p className="mt-3 font-semibold empty:hidden">
            <ContactPerson person={contacts ?? {}} />
          </p>
          <p className="mt-3">{t.rich('contact.form', {contact: contactLink})}</p>
          <p className="mt-3">{t.rich('contact.advice', {eass: eassLink})}</p>
        </Section>
        <Section id="venues" title={t('venues.title')}>
          <p>{t.rich('venues.text', {events: eventsLink})}</p>
        </Section>
        <p className="text-small text-muted">
          <time dateTime={CHECKED_ON}>{t('checkedOn', {date: dateInWords(CHECKED_ON, locale)})}</time>
        </p>
      </div>
    </article>
  )
}

const contactLink = (text: ReactNode) => (
  <Link href="/kontaktai" className="text-link">
    {text}
  </Link>
)

const eventsLink = (text: ReactNode) => (
  <Link href="/renginiai" className="text-link">
    {text}
  </Link>
)

const eassLink = (text: ReactNode) => (
  <ExternalLink href="https://www.equalityadvisoryservice.com" className="text-link">
    {text}
  </ExternalLink>
)

function Section({id, title, children}: {id: string; title: string; children: ReactNode}) {
  return (
    <section aria-labelledby={id} className="measure">
      <h2 id={id} className="mb-4 text-h2">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Points({texts}: {texts: string[]}) {
  return (
    <ul className="mt-3 list-disc ps-6 marker:text-accent">
      {texts.map((text) => (
        <li key={text} className="mt-2 ps-1">
          {text}
        </li>
      ))}
    </ul>
  )
}
