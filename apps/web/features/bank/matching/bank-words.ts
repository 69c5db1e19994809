import {fold} from '@site/schemas/fold'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** What banks print around a payer's name: kinds of payments, titles, and words that join. Folded. */
const ofBanks = words(`
  bgc bac bacs fpi fpo fps fp tfr trf chq dd so sto cr dr pos int deb bp ft ib online mobile app web internet
  faster payment payments receipt credit debit transfer standing order direct counter inward bank giro bill received from to
  with ref reference via money in out card visa mastercard contactless counterparty type other xfer sent paid pay deposit cash cheque
  mr mrs miss ms mx dr prof sir ponas ponia and ir su uz the of for is nuo del account acc ac inv invoice no nr number
  jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november december
  sausio vasario kovo balandzio geguzes birzelio liepos rugpjucio rugsejo spalio lapkricio gruodzio metu metai year`)

const ofFees = words(`
  membership memberships memb member members nario nariu narys naryste narystes narystei narysta mokestis mokesti mokescio metinis metine
  annual subscription subscriptions subs sub fee fees dues renewal renew yearly nar mok mokest membersh memebership membrship`)

const ofDonations = words(`
  donation donations donate donated auka aukos aukoju aukojimas auk parama paramos paremti charity gift dovana support
  fundraising fundraiser giftaid labdara donat`)

const ofTrips = words(`
  trip trips kelione keliones ekskursija ekskursijos bilietas bilietai bilieta ticket tickets event renginys
  renginio stovykla stovyklos camp coach autobusas concert koncertas bus`)

const ofRefunds = words(
  'refund refunded returned return reversal reversed unpaid recall recalled chargeback grazinimas grazinta',
)

export type Purpose = 'fee' | 'donation' | 'trip' | 'refund'

const purposes: [Purpose, Set<string>][] = [
  ['fee', ofFees],
  ['donation', ofDonations],
  ['trip', ofTrips],
  ['refund', ofRefunds],
]

/** Runs of letters of a text, folded: „Mrs R Kazlauskienė M482137“ is mrs, r, kazlauskiene. */
export const lettersOf = (text: string): string[] => withoutNumberLetters(fold(text)).match(/\p{L}+/gu) ?? []

/** A single letter beside a digit belongs to a number, such as a reference, and is no initial. */
const withoutNumberLetters = (folded: string) =>
  folded.replaceAll(/(^|\P{L})(?:m[\s.:#-]|\p{L})(?=\d)/gu, '$1 ').replaceAll(/(\d)\p{L}(?!\p{L})/gu, '$1 ')

export const purposeOf = (word: string): Purpose | undefined =>
  purposes.find(([, each]) => each.has(word))?.[0]

/** Whether a word is one that banks print around a name. */
export const isOfBank = (word: string): boolean => ofBanks.has(word)

/** Whether a word is no part of a name. */
export const isNoise = (word: string): boolean => isOfBank(word) || purposeOf(word) !== undefined

/**
 * The part of a bank's text that stays the same from payment to payment, folded: who paid, without dates, references, sums,
 * numbers of cards, and what banks or payers write around a name. '' if nothing is left.
 */
export function payerOf(text: string): string {
  const parts =
    fold(text)
      .replaceAll(/(^|\P{L})m[\s.:#-](?=\d)/gu, '$1m')
      .match(/[\p{L}\p{N}&]+(?:[.,/:'-][\p{L}\p{N}]+)*/gu) ?? []
  return parts
    .filter((part) => !/\p{N}/u.test(part))
    .flatMap((part) => part.match(/\p{L}+/gu) ?? [])
    .filter((word) => !isNoise(word))
    .join(' ')
}
