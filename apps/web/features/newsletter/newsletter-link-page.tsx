import {NextIntlClientProvider} from 'next-intl'
import {getMessages, getTranslations} from 'next-intl/server'
import {PageHeading} from '#/ui/page-heading.tsx'
import {WithoutScript} from '#/ui/without-script.tsx'
import {NewsletterLink} from './link/newsletter-link.tsx'
import type {LinkAction} from './newsletter-actions.ts'

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
        <WithoutScript of="link" />
      </div>
    </>
  )
}
