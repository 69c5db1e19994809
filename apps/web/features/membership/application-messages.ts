import type {Messages} from 'next-intl'

export function applicationMessages({bank, membership, spoken, submission}: Messages) {
  const {
    title,
    perYear,
    reference,
    errorTitle,
    error,
    fillRequired,
    success,
    bankTransferSuccess,
    renewalChoice,
    form,
  } = membership
  return {
    bank,
    submission,
    spoken: {pounds: spoken.pounds},
    membership: {
      title,
      perYear,
      reference,
      errorTitle,
      error,
      fillRequired,
      success,
      bankTransferSuccess,
      renewalChoice,
      form,
    },
  }
}
