import {eventPath, newsItemPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {getLocale, getTranslations} from 'next-intl/server'
import type {Thing} from 'schema-dts'
import type {Event} from '#/features/events/events-queries.ts'
import type {NewsItem} from '#/features/news/news-queries.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {breadcrumbsJsonLd, type Crumb} from './breadcrumbs.ts'
import {eventJsonLd} from '#/features/events/event-json-ld.ts'
import {newsArticleJsonLd} from '#/features/news/news-json-ld.ts'
import {organizationJsonLd} from './organization.ts'
import {JsonLd} from './json-ld.tsx'

type Organization = ReturnType<typeof organizationJsonLd>

interface PageJsonLdProps {
  /** The page and those above it, the front page left out. */
  crumbs: Crumb[]
  /** What the page is about, if it is more than a page. */
  about?: (organization: Organization, locale: Locale) => Exclude<Thing, string>
}

/** The community, where the page is in the site, and what it is about. */
export async function PageJsonLd({crumbs, about}: PageJsonLdProps) {
  const [locale, settings, t] = await Promise.all([
    getLocale(),
    getSiteSettings(),
    getTranslations('navigation'),
  ])
  const organization = organizationJsonLd(settings, locale)
  const home = {name: t('home'), path: '/'}
  const breadcrumbs = crumbs.length > 0 ? [breadcrumbsJsonLd([home, ...crumbs], locale)] : []
  return <JsonLd things={[organization, ...breadcrumbs, ...(about ? [about(organization, locale)] : [])]} />
}

export async function EventJsonLd({event}: {event: Event}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('event')])
  return (
    <PageJsonLd
      crumbs={[
        {name: t('title'), path: '/renginiai'},
        {name: localizeText(event.title, locale), path: eventPath(event)},
      ]}
      about={(organization, language) => eventJsonLd(event, language, {'@id': organization['@id']})}
    />
  )
}

export async function NewsJsonLd({item}: {item: NewsItem}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')])
  return (
    <PageJsonLd
      crumbs={[
        {name: t('title'), path: '/naujienos'},
        {name: localizeText(item.title, locale), path: newsItemPath(item.slug)},
      ]}
      about={(organization, language) => newsArticleJsonLd(item, language, {'@id': organization['@id']})}
    />
  )
}

/** For a page that is a part of the site and nothing more. */
export async function SchoolJsonLd({name, path}: Crumb) {
  const t = await getTranslations('navigation')
  return (
    <PageJsonLd
      crumbs={[
        {name: t('schools'), path: '/mokykleles'},
        {name, path},
      ]}
    />
  )
}
