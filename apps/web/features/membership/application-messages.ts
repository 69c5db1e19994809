import type {Messages} from 'next-intl'

/** The messages of the application for membership. */
export function applicationMessages({bank, membership, submission}: Messages) {
  const {title, perYear, reference, errorTitle, error, fillRequired, success, bankTransferSuccess, form} =
    membership
  return {
    bank,
    submission,
    membership: {
      title,
      perYear,
      reference,
      errorTitle,
      error,
      fillRequired,
      success,
      bankTransferSuccess,
      form,
    },
  }
}
