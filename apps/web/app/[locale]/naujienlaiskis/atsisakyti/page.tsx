import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {NewsletterLinkPage} from '#/features/newsletter/newsletter-link-page.tsx'
import {emailLinkMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/naujienlaiskis/atsisakyti'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'newsletter'})
  return emailLinkMetadata({locale, path: '/naujienlaiskis/atsisakyti', title: t('unsubscribe.title')})
}

export default async function UnsubscribePage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <NewsletterLinkPage action="unsubscribe" />
}
