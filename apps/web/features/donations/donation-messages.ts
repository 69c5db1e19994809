import type {Messages} from 'next-intl'

/** The messages of the donation dialog. */
export function donationMessages({donation: {dialog}, submission}: Messages) {
  return {donation: {dialog}, submission}
}
