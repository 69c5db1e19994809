import {albumPath, eventPath, newsItemPath, schoolPath} from '@site/schemas/routes/document-path'
import {languages} from '@site/schemas/languages'
import type {MetadataRoute} from 'next'
import {CHECKED_ON} from '#/features/accessibility/accessibility-statement.tsx'
import {getAlbumSizes} from '#/features/albums/albums-queries.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {getLastModified} from '#/seo/sitemap-queries.ts'
import {env} from '#/environment/env.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {sitemapPaths} from '#/routes/pages.ts'

/** Each URL is canonical, in both languages. Aliases, payment results and search are left out. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{news, events, campaigns, schools}, albums, lastModified] = await Promise.all([
    getPublishedPaths(),
    getAlbumSizes(),
    getLastModified(),
  ])
  lastModified.set('/prieinamumas', CHECKED_ON)
  const paths = new Set([
    ...sitemapPaths,
    ...events.map(eventPath),
    ...campaigns,
    ...schools.map(schoolPath),
    ...albums.map(({_id}) => albumPath(_id)),
    ...news.map(newsItemPath),
  ])
  return [...paths].flatMap((path) =>
    languages.map(({id}) => ({
      url: localizedUrl(env.SITE_URL, id, path),
      lastModified: lastModified.get(path),
      alternates: {
        languages: {
          lt: localizedUrl(env.SITE_URL, 'lt', path),
          en: localizedUrl(env.SITE_URL, 'en', path),
          'x-default': localizedUrl(env.SITE_URL, 'lt', path),
        },
      },
    })),
  )
}
