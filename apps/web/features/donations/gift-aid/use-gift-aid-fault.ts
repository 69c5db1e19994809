import {useTranslations} from 'next-intl'
import type {FieldErrorText} from '#/ui/forms/field-errors.ts'

const addressParts = ['house', 'street', 'postcode'] as const

/** The fields themselves load late, but the form names their faults. */
export function useGiftAidFault(): FieldErrorText {
  const t = useTranslations('donation.dialog.giftAidFault')
  const missing = useTranslations('form.missing')
  return (name, code) => {
    if (code === 'postcodeInvalid' || code === 'twoPeople') return t(code)
    if (code !== 'required') return undefined
    if (name === 'giftAid.firstName') return missing('firstName')
    if (name === 'giftAid.lastName') return missing('lastName')
    const part = addressParts.find((each) => name === `giftAid.${each}`)
    return part && t(part)
  }
}
