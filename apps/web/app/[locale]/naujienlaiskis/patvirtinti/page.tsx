import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {NewsletterLinkPage} from '#/features/newsletter/newsletter-link-page.tsx'
import {newsletterLinkMetadata} from '#/features/newsletter/newsletter-link-metadata.ts'

type Props = PageProps<'/[locale]/naujienlaiskis/patvirtinti'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return newsletterLinkMetadata('confirm', (await params).locale as Locale)
}

export default async function ConfirmNewsletterPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <NewsletterLinkPage action="confirm" />
}
