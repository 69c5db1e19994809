import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {NewsletterLinkPage} from '#/features/newsletter/newsletter-link-page.tsx'
import {emailLinkMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/naujienlaiskis/patvirtinti'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'newsletter'})
  return emailLinkMetadata({locale, path: '/naujienlaiskis/patvirtinti', title: t('confirm.title')})
}

export default async function ConfirmNewsletterPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <NewsletterLinkPage action="confirm" />
}
