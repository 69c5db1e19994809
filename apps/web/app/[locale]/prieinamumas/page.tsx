import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {AccessibilityStatement} from '#/features/accessibility/accessibility-statement.tsx'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'

type Props = PageProps<'/[locale]/prieinamumas'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'accessibility'})
  return pageMetadata({locale, path: '/prieinamumas', title: t('title'), description: t('intro')})
}

export default async function AccessibilityPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const settings = await getSiteSettings()
  return <AccessibilityStatement contacts={settings?.contacts ?? null} />
}
