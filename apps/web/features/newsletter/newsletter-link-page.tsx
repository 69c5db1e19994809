import {NextIntlClientProvider} from 'next-intl'
import {getMessages, getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import {Link} from '#/i18n/navigation.ts'
import {PageHeading} from '#/ui/page-heading.tsx'
import {NewsletterLink} from './link/newsletter-link.tsx'
import type {LinkAction} from './newsletter-actions.ts'

const contactLink = (text: ReactNode) => (
  <Link href="/kontaktai" className="text-link">
    {text}
  </Link>
)

/** The page that a link in a newsletter email opens. */
export async function NewsletterLinkPage({action}: {action: LinkAction}) {
  const [t, {newsletter}] = await Promise.all([getTranslations('newsletter'), getMessages()])
  return (
    <>
      <PageHeading title={t(`${action}.title`)} />
      <div className="frame">
        <NextIntlClientProvider messages={{newsletter}}>
          <NewsletterLink action={action} />
        </NextIntlClientProvider>
        <noscript>
          <p>{t.rich('link.noScript', {link: contactLink})}</p>
        </noscript>
      </div>
    </>
  )
}
