import {getMessages, getTranslations} from 'next-intl/server'
import {ContactLinks} from '#/ui/links/contact-links.tsx'
import {EmailLinkPage} from '#/ui/email-links/email-link-page.tsx'
import {RenewalLink} from './renewal/renewal-link.tsx'

/** The link in a reminder opens this page, without an account. */
export async function RenewalLinkPage() {
  const t = await getTranslations('membership.renewal')
  const {membership, submission} = await getMessages()
  const {own, renewal, byCard, renewalChoice} = membership
  return (
    <EmailLinkPage
      title={t('title')}
      messages={{membership: {own, renewal, byCard, renewalChoice}, submission}}
    >
      <RenewalLink contact={<ContactLinks />} />
    </EmailLinkPage>
  )
}
