import type {Messages} from 'next-intl'

export const donationMessages = ({donation: {dialog}, submission}: Messages) => ({
  donation: {dialog},
  submission,
})

export const giftAidMessages = (messages: Messages) => ({
  ...donationMessages(messages),
  giftAid: messages.giftAid,
})

/** What the pages of gifts that go on every month need below `donation`. */
export const monthlyGiftMessages = ({donation: {dialog, monthly}}: Messages) => ({
  dialog,
  monthly,
})
