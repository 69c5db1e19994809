import type {Messages} from 'next-intl'

export function donationMessages({donation: {dialog}, submission}: Messages) {
  return {donation: {dialog}, submission}
}
