import {getMessages, getTranslations} from 'next-intl/server'
import {EmailLinkPage} from '#/ui/email-links/email-link-page.tsx'
import {ContactLinks} from '#/ui/links/contact-links.tsx'
import {monthlyGiftMessages} from './donation-messages.ts'
import {MonthlyLink} from './monthly/monthly-link.tsx'

/** The link in each receipt of a monthly gift opens this page, without an account. */
export async function MonthlyGiftPage() {
  const [t, messages] = await Promise.all([getTranslations('donation.monthly'), getMessages()])
  return (
    <EmailLinkPage
      title={t('title')}
      messages={{donation: monthlyGiftMessages(messages), submission: messages.submission}}
    >
      <MonthlyLink contact={<ContactLinks />} />
    </EmailLinkPage>
  )
}
