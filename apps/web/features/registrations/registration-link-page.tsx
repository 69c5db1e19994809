import {getMessages, getTranslations} from 'next-intl/server'
import {ContactLinks} from '#/ui/contact-links.tsx'
import {MoreMessages} from '#/ui/more-messages.tsx'
import {PageHeading} from '#/ui/page-heading.tsx'
import {WithoutScript} from '#/ui/without-script.tsx'
import {RegistrationLink} from './manage/registration-link.tsx'

/** The page that the link in an email about a registration opens, without an account. */
export async function RegistrationLinkPage() {
  const [t, {registrations, spoken, weekday}] = await Promise.all([
    getTranslations('registrations.manage'),
    getMessages(),
  ])
  return (
    <>
      <PageHeading title={t('title')} />
      <div className="frame">
        <MoreMessages messages={{registrations: {manage: registrations.manage}, spoken, weekday}}>
          <RegistrationLink contact={<ContactLinks />} />
        </MoreMessages>
        <WithoutScript of="link" />
      </div>
    </>
  )
}
