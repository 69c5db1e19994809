import type {EmailTemplate} from '@site/schemas/statuses/email-templates'
import {actionLink, note} from './blocks.ts'
import {confirmSubscription, memberLetter, newsletterIssue} from './newsletter-emails.ts'
import {contactMessage, contactReceipt} from './contact-emails.ts'
import {adminAlert, dailyDigest} from './digest-emails.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {giftChanged, giftConfirm, giftEnded, giftFailed, giftLinks} from './gift-emails.ts'
import {giftAidConfirmed, giftAidWithdrawn} from './gift-aid-emails.ts'
import {
  alreadyPaid,
  membershipAddress,
  membershipCorrection,
  membershipInvitation,
  membershipRenewed,
  membershipWelcome,
  renewalEmail,
  transferEmail,
  transferLapsed,
} from './membership-emails.ts'
import type {FrameTexts} from './messages.ts'
import {moneySettingsChanged} from './money-settings-emails.ts'
import {
  donationCorrection,
  donationReceipt,
  moneyAttention,
  paymentForAnother,
  paymentHeld,
  paymentPartlyRefunded,
  paymentRefunded,
} from './payment-emails.ts'
import {renewalConfirm, renewalEnded, renewalFailed, renewalUpcoming} from './renewal-emails.ts'
import {lookAnswer, lookRequest, scheduleDone, scheduleFailed} from './studio-emails.ts'
import {ticketMessage, ticketsConfirmed} from './ticket-emails.ts'
import {
  eventMessage,
  registrationConfirmed,
  registrationEmail,
  registrationNotice,
} from './registration-emails.ts'

interface LinkSource {
  frame: FrameTexts
  texts: {button: string}
  data: {link: string}
}

const buttonOf = ({frame, texts, data}: LinkSource) =>
  actionLink({href: data.link, label: texts.button, hint: frame.linkHint})

const linkEmail = (source: LinkSource): EmailParts => ({
  body: [buttonOf(source), note(source.frame.linkValidity)],
})

const emailWithButton = (source: LinkSource): EmailParts => ({body: [buttonOf(source)]})

/** Nobody can log in any more, so the button leads to the contact form, as in an email about a changed address. */
const accountDeleted = (source: Source<'account-deleted'>): EmailParts =>
  emailWithButton({...source, data: {link: `${source.siteUrl}/kontaktai`}})

type Templates = {[Template in EmailTemplate]: (source: Source<Template>) => EmailParts}

export const templates: Templates = {
  'confirm-sign-up': linkEmail,
  'reset-password': linkEmail,
  invitation: linkEmail,
  'approve-email-change': linkEmail,
  'confirm-new-email': linkEmail,
  'password-changed': emailWithButton,
  'email-changed': emailWithButton,
  'phone-changed': emailWithButton,
  'identity-linked': emailWithButton,
  'identity-unlinked': emailWithButton,
  'two-step-added': emailWithButton,
  'two-step-removed': emailWithButton,
  'account-deleted': accountDeleted,
  'confirm-subscription': confirmSubscription,
  'newsletter-issue': newsletterIssue,
  'newsletter-test': newsletterIssue,
  'member-letter': memberLetter,
  'member-letter-test': memberLetter,
  'contact-receipt': contactReceipt,
  'contact-message': contactMessage,
  'registration-requested': registrationEmail,
  'registration-confirmed': registrationConfirmed,
  'registration-waiting': registrationEmail,
  'registration-unconfirmed': registrationEmail,
  'place-offered': registrationEmail,
  'offer-lapsed': registrationEmail,
  'registration-declined': registrationEmail,
  'registration-cancelled': registrationEmail,
  'registration-changed': registrationEmail,
  'registration-notice': registrationNotice,
  'event-message': eventMessage,
  'membership-transfer': transferEmail,
  'membership-transfer-reminder': transferEmail,
  'membership-transfer-lapsed': transferLapsed,
  'household-fee': transferEmail,
  'membership-already-paid': alreadyPaid,
  'membership-welcome': membershipWelcome,
  'membership-renewed': membershipRenewed,
  'membership-reminder': renewalEmail,
  'membership-expired': renewalEmail,
  'membership-ended': renewalEmail,
  'renewal-upcoming': renewalUpcoming,
  'renewal-failed': renewalFailed,
  'renewal-confirm': renewalConfirm,
  'renewal-ended': renewalEnded,
  'membership-correction': membershipCorrection,
  'membership-address': membershipAddress,
  'membership-invitation': membershipInvitation,
  'donation-receipt': donationReceipt,
  'donation-correction': donationCorrection,
  'gift-failed': giftFailed,
  'gift-changed': giftChanged,
  'gift-ended': giftEnded,
  'gift-confirm': giftConfirm,
  'gift-links': giftLinks,
  'gift-aid-confirmed': giftAidConfirmed,
  'gift-aid-withdrawn': giftAidWithdrawn,
  'payment-held': paymentHeld,
  'payment-for-another': paymentForAnother,
  'payment-refunded': paymentRefunded,
  'payment-partly-refunded': paymentPartlyRefunded,
  'tickets-confirmed': ticketsConfirmed,
  'ticket-message': ticketMessage,
  'money-attention': moneyAttention,
  'money-settings-changed': moneySettingsChanged,
  'look-request': lookRequest,
  'look-answer': lookAnswer,
  'schedule-done': scheduleDone,
  'schedule-failed': scheduleFailed,
  'daily-digest': dailyDigest,
  'admin-alert': adminAlert,
}
