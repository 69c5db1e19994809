import type {Messages} from 'next-intl'

export const donationMessages = ({donation: {dialog}, submission}: Messages) => ({
  donation: {dialog},
  submission,
})

export const giftAidMessages = (messages: Messages) => ({
  ...donationMessages(messages),
  giftAid: messages.giftAid,
})
