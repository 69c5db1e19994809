import {files} from '@site/schemas/routes/route-table'
import type {MetadataRoute} from 'next'
import {env} from '#/environment/env.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {userAgent: '*', allow: ['/', '/api/share-picture/'], disallow: '/api/'},
    sitemap: localizedUrl(env.SITE_URL, 'lt', files.sitemap.path),
  }
}
