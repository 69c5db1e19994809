import type {Messages} from 'next-intl'

export const donationMessages = ({donation: {dialog}, submission}: Messages) => ({
  donation: {dialog},
  submission,
})
