'use client'

import {useTranslations} from 'next-intl'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {keepTypedAddress} from '../password/typed-address.ts'

/** The link at the former address came last: only the reader of the new address gets a new password. */
export function FormerAddress({newEmail}: {newEmail: string}) {
  const t = useTranslations('account.confirm')
  return (
    <div className="max-w-2xl">
      <div role="alert">
        <h2 className="text-h2">{t('formerAddressTitle')}</h2>
        <p className="mt-3 text-lead wrap-anywhere">{t('formerAddressText', {email: newEmail})}</p>
      </div>
      <p className="mt-6">
        <ButtonLink href="/slaptazodis" onClick={() => keepTypedAddress(newEmail)}>
          {t('choosePassword')}
        </ButtonLink>
      </p>
    </div>
  )
}
