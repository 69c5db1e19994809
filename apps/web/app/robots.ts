import type {MetadataRoute} from 'next'
import {absoluteUrl} from '../i18n/absolute-url.ts'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {userAgent: '*', allow: ['/', '/api/share-picture/'], disallow: '/api/'},
    sitemap: absoluteUrl('lt', '/sitemap.xml'),
  }
}
