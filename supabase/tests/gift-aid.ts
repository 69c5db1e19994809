import {giftAidWording} from '@site/schemas/consents'
import {as} from './callers.ts'
import type {Transaction} from './database.ts'
import {apply, changeSettings, createDonation, daysAgo, paid, serviceOf} from './money.ts'
import {type Person, unique} from './people.ts'

export const charityName = 'Lithuanian Community in Wales'

export const giftAid = {charityName, hmrcReference: 'XR12345', charityNumber: null, claimsFees: false}

/** Switches Gift Aid on or off, and forgets for this transaction what the stack has of it. */
export async function recognise(tx: Transaction, isRecognised = true): Promise<void> {
  await changeSettings(tx, {gift_aid: isRecognised ? tx.json(giftAid) : null})
  await tx`delete from private.gift_aid_claims`
  await tx`delete from private.gift_aid_declarations`
}

export const claimFees = (tx: Transaction, claimsFees = true) =>
  changeSettings(tx, {gift_aid: tx.json({...giftAid, claimsFees})})

export const declaration = (covers: 'gift' | 'all' = 'gift', fields: object = {}) => ({
  title: null,
  firstName: 'Rasa',
  lastName: 'Rasaitė',
  house: '12a',
  street: 'Example Street, Cardiff',
  postcode: 'CF10 1AA',
  covers,
  wording: giftAidWording(covers, giftAid),
  ...fields,
})

interface Gift {
  at?: Date
  email?: string
  giftAid?: ReturnType<typeof declaration>
  donorName?: string | null
  pounds?: number
}

/** A paid donation by card. Resolves to the id of its payment. */
export async function give(tx: Transaction, gift: Gift = {}): Promise<string> {
  const {at = daysAgo(1), email = `${unique('giver')}@example.test`, pounds = 20} = gift
  const {paymentId} = await createDonation(serviceOf(tx), {
    amount: pounds,
    donorName: gift.donorName === undefined ? 'Rasa Rasaitė' : gift.donorName,
    ...(gift.giftAid && {giftAid: gift.giftAid}),
  })
  await apply(serviceOf(tx), paid(paymentId, at, {pence: pounds * 100, email}))
  return paymentId
}

export interface GiftLine {
  paymentId: string
  pence: number
  state: string
  reason: string | null
  declarant: string | null
}

export async function linesOf(tx: Transaction, treasurer: Person) {
  const [row] = await as(tx, treasurer)<{
    lines: {gifts: GiftLine[]; owed: {paymentId: string; pence: number}[]}
  }>`
    select public.gift_aid_lines('2015-01-01', '2100-01-01') as lines`
  if (!row) throw new Error('There are no lines')
  return row.lines
}

/** What Gift Aid says of a gift: its state, with the reason if it is held back. */
export async function stateOf(tx: Transaction, treasurer: Person, paymentId: string): Promise<string> {
  const {gifts} = await linesOf(tx, treasurer)
  const gift = gifts.find((each) => each.paymentId === paymentId)
  return gift ? [gift.state, gift.reason].filter(Boolean).join(' ') : 'unknown'
}

/** Claims everything that can be claimed, and gives back what is owed. */
export async function claimAll(tx: Transaction, treasurer: Person, key: string): Promise<string> {
  const {gifts, owed} = await linesOf(tx, treasurer)
  const claimable = gifts.filter(({state}) => state === 'claimable')
  const sumOf = (lines: {pence: number}[]) => lines.reduce((sum, {pence}) => sum + pence, 0)
  const seen = {gifts: claimable.length, pence: sumOf(claimable), owed: sumOf(owed)}
  const [row] = await as(tx, treasurer)<{id: string}>`
    select public.make_gift_aid_claim('2015-01-01', '2100-01-01', ${JSON.stringify(seen)}::text::jsonb, ${key}) as id`
  return row?.id ?? ''
}

export interface Claim {
  id: string
  gifts: number
  pence: number
  taxPence: number
  adjustedPence: number
  adjustedTaxPence: number
  mayUndo: boolean
  paid: {pence: number; on: string} | null
  charity: object
}

export async function claimsOf(tx: Transaction, treasurer: Person): Promise<Claim[]> {
  const [row] = await as(tx, treasurer)<{claims: Claim[]}>`select public.gift_aid_claims() as claims`
  return row?.claims ?? []
}

export const undoClaim = (tx: Transaction, treasurer: Person, claim: string) =>
  as(tx, treasurer)`select public.undo_gift_aid_claim(${claim})`

export const madeEarlier = (tx: Transaction, claim: string, days: number) =>
  tx`update private.gift_aid_claims set made_at = ${daysAgo(days)} where id = ${claim}`
