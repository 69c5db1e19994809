import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {KeptAboutPeople} from '#/features/legal/kept-about-people.tsx'
import {KeptInBrowser} from '#/features/legal/kept-in-browser.tsx'
import {getLegalPage} from '#/features/legal/legal-queries.ts'
import {legalMetadata, LegalText} from '#/features/legal/legal-text.tsx'

type Props = PageProps<'/[locale]/privacy'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return legalMetadata('privacy', (await params).locale as Locale)
}

export default async function PrivacyPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [page, t] = await Promise.all([getLegalPage('privacy'), getTranslations('legal')])
  const lastSections = [
    {id: 'kept', title: t('kept.title'), content: <KeptAboutPeople />},
    {id: 'browser', title: t('storage.title'), content: <KeptInBrowser />},
  ]
  return <LegalText id="privacy" page={page} lastSections={lastSections} />
}
