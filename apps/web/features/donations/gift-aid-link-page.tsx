import {getMessages, getTranslations} from 'next-intl/server'
import {ContactLinks} from '#/ui/links/contact-links.tsx'
import {EmailLinkPage} from '#/ui/email-links/email-link-page.tsx'
import {GiftAidLink} from './gift-aid/gift-aid-link.tsx'

/** The link in the email that confirms a declaration opens this page, without an account. */
export async function GiftAidLinkPage() {
  const t = await getTranslations('giftAidDeclaration')
  const {giftAidDeclaration} = await getMessages()
  return (
    <EmailLinkPage title={t('title')} messages={{giftAidDeclaration}}>
      <GiftAidLink contact={<ContactLinks />} />
    </EmailLinkPage>
  )
}
