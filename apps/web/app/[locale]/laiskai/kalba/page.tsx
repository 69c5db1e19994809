import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {emailLanguageMetadata} from '#/features/email-language/email-language-metadata.ts'
import {EmailLanguagePage} from '#/features/email-language/email-language-page.tsx'

type Props = PageProps<'/[locale]/laiskai/kalba'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return emailLanguageMetadata((await params).locale as Locale)
}

export default async function LanguageOfEmailsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <EmailLanguagePage />
}
