import type {Messages} from 'next-intl'

/** The messages of the donation form, which every page can open. */
export function sharedDonationMessages({donation, submission}: Messages) {
  const {offline, unavailable, paymentsUnavailable, tooMany, refused, loadFailed, hiddenField, payment} =
    submission
  return {
    donation: {dialog: donation.dialog},
    submission: {
      offline,
      unavailable,
      paymentsUnavailable,
      tooMany,
      refused,
      loadFailed,
      hiddenField,
      payment,
    },
  }
}
