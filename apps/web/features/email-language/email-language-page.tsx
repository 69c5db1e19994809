import {getMessages, getTranslations} from 'next-intl/server'
import {EmailLinkPage} from '#/ui/email-links/email-link-page.tsx'
import {EmailLanguageLink} from './link/email-language-link.tsx'

/** The last link of every email opens this page, without an account. */
export async function EmailLanguagePage() {
  const t = await getTranslations('emailLanguage')
  const {emailLanguage} = await getMessages()
  return (
    <EmailLinkPage title={t('title')} messages={{emailLanguage}}>
      <EmailLanguageLink />
    </EmailLinkPage>
  )
}
