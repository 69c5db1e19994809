import {getMessages, getTranslations} from 'next-intl/server'
import {ContactLinks} from '#/ui/contact-links.tsx'
import {MoreMessages} from '#/ui/more-messages.tsx'
import {PageHeading} from '#/ui/page-heading.tsx'
import {WithoutScript} from '#/ui/without-script.tsx'
import {RenewalLink} from './renewal/renewal-link.tsx'

/** The page that the link in a reminder opens, without an account. */
export async function RenewalLinkPage() {
  const [t, {membership, submission}] = await Promise.all([
    getTranslations('membership.renewal'),
    getMessages(),
  ])
  const {own, renewal} = membership
  return (
    <>
      <PageHeading title={t('title')} />
      <div className="frame">
        <MoreMessages messages={{membership: {own, renewal}, submission}}>
          <RenewalLink contact={<ContactLinks />} />
        </MoreMessages>
        <WithoutScript of="link" />
      </div>
    </>
  )
}
