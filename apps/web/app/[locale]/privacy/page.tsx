import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {KeptInBrowser} from '#/features/legal/kept-in-browser.tsx'
import {getLegalPage} from '#/features/legal/legal-queries.ts'
import {legalMetadata, LegalText} from '#/features/legal/legal-text.tsx'

type Props = PageProps<'/[locale]/privacy'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return legalMetadata('privacy', (await params).locale as Locale)
}

export default async function PrivacyPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [page, t] = await Promise.all([getLegalPage('privacy'), getTranslations('legal.storage')])
  const keptInBrowser = {id: 'browser', title: t('title'), content: <KeptInBrowser />}
  return <LegalText id="privacy" page={page} lastSection={keptInBrowser} />
}
