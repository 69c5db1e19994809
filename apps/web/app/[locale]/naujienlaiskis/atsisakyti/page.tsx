import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {NewsletterLinkPage} from '#/features/newsletter/newsletter-link-page.tsx'
import {newsletterLinkMetadata} from '#/features/newsletter/newsletter-link-metadata.ts'

type Props = PageProps<'/[locale]/naujienlaiskis/atsisakyti'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return newsletterLinkMetadata('unsubscribe', (await params).locale as Locale)
}

export default async function UnsubscribePage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <NewsletterLinkPage action="unsubscribe" />
}
