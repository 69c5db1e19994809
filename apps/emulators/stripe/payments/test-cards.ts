export type CardOutcome =
  | {kind: 'succeeds'; thenDisputed?: true}
  | {kind: 'authenticates'}
  | {kind: 'declined'; code: DeclineCode; declineCode: string | null; canBeSaved?: true}

export type DeclineCode =
  'authentication_required' | 'card_declined' | 'expired_card' | 'incorrect_cvc' | 'processing_error'

export interface TestCard {
  number: string
  brand: 'mastercard' | 'visa'
  outcome: CardOutcome
}

const declined = (number: string, declineCode: string): TestCard => ({
  number,
  brand: 'visa',
  outcome: {kind: 'declined', code: 'card_declined', declineCode},
})

/** @see https://docs.stripe.com/testing */
const testCards: TestCard[] = [
  {number: '4242424242424242', brand: 'visa', outcome: {kind: 'succeeds'}},
  {number: '5555555555554444', brand: 'mastercard', outcome: {kind: 'succeeds'}},
  {number: '4000000000000259', brand: 'visa', outcome: {kind: 'succeeds', thenDisputed: true}},
  {number: '4000002500003155', brand: 'visa', outcome: {kind: 'authenticates'}},
  declined('4000000000000002', 'generic_decline'),
  {
    number: '4000000000000341',
    brand: 'visa',
    outcome: {kind: 'declined', code: 'card_declined', declineCode: 'generic_decline', canBeSaved: true},
  },
  declined('4000000000009995', 'insufficient_funds'),
  declined('4000000000009987', 'lost_card'),
  declined('4000000000009979', 'stolen_card'),
  {
    number: '4000000000000069',
    brand: 'visa',
    outcome: {kind: 'declined', code: 'expired_card', declineCode: null},
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    outcome: {kind: 'declined', code: 'incorrect_cvc', declineCode: null},
  },
  {
    number: '4000000000000119',
    brand: 'visa',
    outcome: {kind: 'declined', code: 'processing_error', declineCode: null},
  },
]

/** Stripe's test mode refuses any other card too. */
export const cardOf = (number: string): TestCard =>
  testCards.find((card) => card.number === number) ?? {
    number,
    brand: 'visa',
    outcome: {kind: 'declined', code: 'card_declined', declineCode: 'test_mode_live_card'},
  }

/** These are Stripe's own words. */
const messages: Record<string, string> = {
  card_declined: 'Your card was declined.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  test_mode_live_card:
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test ' +
    'cards, visit: https://stripe.com/docs/testing.',
}

export const declineMessage = (code: DeclineCode, declineCode: string | null) =>
  messages[declineCode ?? ''] ?? messages[code] ?? 'Your card was declined.'

export interface CardDetails {
  number: string
  month: number
  year: number
  cvc: string
}

/** A malformed card is never sent. */
type CardFault = 'number' | 'expiry' | 'expired' | 'cvc'

export function readCard(
  typed: {number: string; expiry: string; cvc: string},
  now: Date,
): {card: CardDetails} | {fault: CardFault} {
  const number = typed.number.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) return {fault: 'number'}
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed.expiry) ?? []
  const [monthNumber, yearNumber] = [Number(month), 2000 + (Number(year) % 100)]
  if (month === '' || monthNumber < 1 || monthNumber > 12) return {fault: 'expiry'}
  const end = Date.UTC(yearNumber, monthNumber)
  if (end <= now.getTime()) return {fault: 'expired'}
  const cvc = typed.cvc.trim()
  if (!/^\d{3,4}$/.test(cvc)) return {fault: 'cvc'}
  return {card: {number, month: monthNumber, year: yearNumber, cvc}}
}

/** This is Luhn's algorithm. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
