import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {getLegalPage} from '#/features/legal/legal-queries.ts'
import {legalMetadata, LegalText} from '#/features/legal/legal-text.tsx'

type Props = PageProps<'/[locale]/terms'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return legalMetadata('terms', (await params).locale as Locale)
}

export default async function TermsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <LegalText id="terms" page={await getLegalPage('terms')} />
}
