'use client'

import {newsletterConsent} from '@site/schemas/consents'
import {useLocale, useTranslations} from 'next-intl'
import {EmailChoice} from './email-choice.tsx'
import {chooseNewsletter, loadNewsletterChoice} from './profile-newsletter-actions.ts'

export function NewsletterChoice() {
  const t = useTranslations('account.profile.newsletter')
  const locale = useLocale()
  return (
    <EmailChoice
      title={t('title')}
      text={newsletterConsent[locale]}
      loadErrorTitle={t('loadErrorTitle')}
      texts={{
        label: t('label'),
        on: t('on'),
        off: t('off'),
        chosen: t('subscribed'),
        declined: t('unsubscribed'),
      }}
      load={loadNewsletterChoice}
      save={(isWanted) => chooseNewsletter(isWanted, locale)}
    />
  )
}
