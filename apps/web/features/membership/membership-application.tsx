import {getTranslations} from 'next-intl/server'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {ApplicationOpener} from './application/application-opener.tsx'
import {getMinimumAge} from './membership-queries.ts'

/** Renders nothing while the fee is not known. */
export async function MembershipDialogButton() {
  const [settings, minimumAge, t] = await Promise.all([
    getSiteSettings(),
    getMinimumAge(),
    getTranslations('membership'),
  ])
  if (settings?.membershipFee == null || minimumAge === null) return null
  const {membershipFee: fee, bankDetails} = settings
  const ageConfirmation = t('form.age', {age: minimumAge})
  return <ApplicationOpener terms={{fee, ageConfirmation, bankDetails}}>{t('joinHere')}</ApplicationOpener>
}
