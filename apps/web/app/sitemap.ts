import {eventPath, newsItemPath, schoolPath} from '@site/schemas/routes/document-path'
import {languages} from '@site/schemas/languages'
import type {MetadataRoute} from 'next'
import {getAddresses} from '#/routes/routes-queries.ts'
import {getLastChanges} from '#/seo/sitemap-queries.ts'
import {absoluteUrl} from '../i18n/absolute-url.ts'
import {pagesToFind} from '#/routes/pages.ts'

/** Every page worth finding, under its one address in each language; not aliases, results or search. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{news, events, campaigns, schools}, lastChanges] = await Promise.all([
    getAddresses(),
    getLastChanges(),
  ])
  const paths = new Set([
    ...pagesToFind,
    ...events.map(eventPath),
    ...campaigns,
    ...schools.map(schoolPath),
    ...news.map(newsItemPath),
  ])
  return [...paths].flatMap((path) =>
    languages.map(({id}) => ({
      url: absoluteUrl(id, path),
      lastModified: lastChanges.get(path),
      alternates: {
        languages: {
          lt: absoluteUrl('lt', path),
          en: absoluteUrl('en', path),
          'x-default': absoluteUrl('lt', path),
        },
      },
    })),
  )
}
