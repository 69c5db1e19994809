import type {Language} from '@site/schemas/languages'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {formatMoney} from '@site/schemas/money/format-money'
import type {MembershipStatus} from '@site/schemas/statuses/membership'
import {facts, note, paragraph, type Block} from './blocks.ts'
import type {Source} from './email-parts.ts'
import {translators} from './messages.ts'
import {nameText} from './text-values.ts'

type Texts = Pick<Source<'donation-receipt'>, 'language' | 'labels'>

export const fullName = ({firstName, lastName}: {firstName: string; lastName: string}) =>
  nameText(`${firstName} ${lastName}`)

type Transfer = Texts & {
  data: Pick<Source<'membership-transfer'>['data'], 'amountPence' | 'reference' | 'bankDetails'>
}

export function accountBlocks(
  {language, labels: {payment, account}, data}: Transfer,
  awaitedUntil?: string,
): Block[] {
  const {amountPence, bankDetails, reference} = data
  return [
    paragraph(bankDetails ? account.how : account.missing),
    facts([
      {label: payment.amount, value: formatMoney(language, amountPence)},
      {label: account.accountName, value: bankDetails?.accountName ?? ''},
      {label: account.bankName, value: bankDetails?.bankName ?? ''},
      {label: account.sortCode, value: bankDetails?.sortCode ?? ''},
      {label: account.accountNumber, value: bankDetails?.accountNumber ?? ''},
      {label: account.reference, value: nameText(reference)},
      {label: account.awaitedUntil, value: awaitedUntil ? dateInWords(awaitedUntil, language) : ''},
    ]),
    note(account.lastingReference),
  ]
}

type Payment = Texts & {
  data: Pick<
    Source<'donation-receipt'>['data'],
    'receivedPence' | 'receivedCurrency' | 'takenBackPence' | 'paidAt' | 'method' | 'paymentId'
  >
}

export function paymentFacts({language, labels: {payment}, data}: Payment) {
  const {receivedPence, receivedCurrency, takenBackPence, paidAt, method, paymentId} = data
  const sumText = (sum: number) => formatMoney(language, sum, receivedCurrency)
  return [
    {label: payment.received, value: sumText(receivedPence)},
    {label: payment.takenBack, value: takenBackPence > 0 ? sumText(takenBackPence) : ''},
    {label: payment.paidAt, value: dateInWords(paidAt, language)},
    {label: payment.method, value: payment.methods[method]},
    {label: payment.number, value: paymentId},
  ]
}

/** Names those of a household for whom the payer pays. Renders nothing for anybody else. */
export const personsFact = (
  {language, labels}: Texts,
  persons: readonly string[],
): {label: string; value: string} => ({
  label: labels.membership.alsoFor,
  value: new Intl.ListFormat(language).format(persons.map(nameText)),
})

interface Membership {
  status: MembershipStatus
  validUntil?: string | null | undefined
}

export function membershipState({status, validUntil}: Membership, language: Language): string {
  // A paid year may begin after a gap.
  const state = status === 'pending' && validUntil ? 'later' : status
  return translators[language](
    `phrases.membership.${state}`,
    validUntil ? {validUntil: dateInWords(validUntil, language)} : {},
  )
}
