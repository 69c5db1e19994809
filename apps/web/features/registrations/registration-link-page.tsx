import {getMessages, getTranslations} from 'next-intl/server'
import {ContactLinks} from '#/ui/links/contact-links.tsx'
import {EmailLinkPage} from '#/ui/email-links/email-link-page.tsx'
import {RegistrationLink} from './manage/registration-link.tsx'

export async function RegistrationLinkPage() {
  const t = await getTranslations('registrations.manage')
  const {registrations, spoken, weekday} = await getMessages()
  return (
    <EmailLinkPage
      title={t('title')}
      messages={{registrations: {manage: registrations.manage}, spoken, weekday}}
    >
      <RegistrationLink contact={<ContactLinks />} />
    </EmailLinkPage>
  )
}
