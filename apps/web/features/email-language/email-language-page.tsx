import {getMessages, getTranslations} from 'next-intl/server'
import {MoreMessages} from '#/ui/more-messages.tsx'
import {PageHeading} from '#/ui/page-heading.tsx'
import {WithoutScript} from '#/ui/without-script.tsx'
import {EmailLanguageLink} from './link/email-language-link.tsx'

/** The page that the last link of every email opens, without an account. */
export async function EmailLanguagePage() {
  const [t, {emailLanguage}] = await Promise.all([getTranslations('emailLanguage'), getMessages()])
  return (
    <>
      <PageHeading title={t('title')} />
      <div className="frame">
        <MoreMessages messages={{emailLanguage}}>
          <EmailLanguageLink />
        </MoreMessages>
        <WithoutScript of="link" />
      </div>
    </>
  )
}
