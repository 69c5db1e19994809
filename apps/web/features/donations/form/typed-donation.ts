import {donationPresets, isDonationAmount} from '@site/schemas/money/donation-amount'
import type {DonationInterval} from '@site/schemas/options/donation-intervals'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import {noDeclaration} from '../gift-aid/typed-declaration.ts'

// Without zod, so that the form is there before what validates it.

/** Scripts keep one of the two empty. Without them, what was typed counts. */
interface AmountChoice {
  /** React Hook Form has null where no radio is chosen. */
  preset: string | null
  typed: string
}

/** The sum is in pounds; null for none, and for one that cannot be donated. */
export function chosenPounds({preset, typed}: AmountChoice): number | null {
  const chosen = typed.trim() === '' && donationPresets.find((each) => String(each) === preset)
  const pounds = chosen || readTypedPounds(typed)
  return pounds !== null && isDonationAmount(pounds) ? pounds : null
}

export const emptyDonation = {
  interval: 'once' as DonationInterval,
  amount: {preset: '', typed: ''},
  donorName: '',
  message: '',
  showInDonorList: false,
  giftAid: noDeclaration,
  website: '',
}
