import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {getLegalPage} from '#/features/legal/legal-queries.ts'
import {legalMetadata, LegalText} from '#/features/legal/legal-text.tsx'

type Props = PageProps<'/[locale]/privacy'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return legalMetadata('privacy', (await params).locale as Locale)
}

export default async function PrivacyPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <LegalText id="privacy" page={await getLegalPage('privacy')} />
}
