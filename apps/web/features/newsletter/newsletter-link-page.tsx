import {getMessages, getTranslations} from 'next-intl/server'
import {EmailLinkPage} from '#/ui/email-links/email-link-page.tsx'
import {NewsletterLink} from './link/newsletter-link.tsx'
import type {LinkAction} from './newsletter-actions.ts'

export async function NewsletterLinkPage({action}: {action: LinkAction}) {
  const t = await getTranslations('newsletter')
  const {newsletter} = await getMessages()
  return (
    <EmailLinkPage title={t(`${action}.title`)} messages={{newsletter}}>
      <NewsletterLink action={action} />
    </EmailLinkPage>
  )
}
