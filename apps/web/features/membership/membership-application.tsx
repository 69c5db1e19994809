import {getMessages, getTranslations} from 'next-intl/server'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {MoreMessages} from '#/ui/texts/more-messages.tsx'
import {ApplicationOpener} from './application/application-opener.tsx'
import {applicationMessages} from './application-messages.ts'
import type {ApplicationTerms} from './application/payment-info.tsx'
import {LatePageForm} from './application/late-page-form.tsx'
import {getMinimumAge} from './membership-queries.ts'

export async function MembershipForm(terms: ApplicationTerms) {
  return (
    <MoreMessages messages={applicationMessages(await getMessages())}>
      <LatePageForm {...terms} />
    </MoreMessages>
  )
}

/** Renders nothing while the fee is not known. */
export async function MembershipDialogButton() {
  const [settings, minimumAge, t] = await Promise.all([
    getSiteSettings(),
    getMinimumAge(),
    getTranslations('membership'),
  ])
  if (settings?.membershipFee == null || minimumAge === null) return null
  const {membershipFee: fee, bankDetails} = settings
  return <ApplicationOpener terms={{fee, minimumAge, bankDetails}}>{t('joinHere')}</ApplicationOpener>
}
