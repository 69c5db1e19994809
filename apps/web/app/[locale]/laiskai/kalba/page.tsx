import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {EmailLanguagePage} from '#/features/email-language/email-language-page.tsx'
import {emailLinkMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/laiskai/kalba'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'emailLanguage'})
  return emailLinkMetadata({locale, path: '/laiskai/kalba', title: t('title')})
}

export default async function LanguageOfEmailsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <EmailLanguagePage />
}
