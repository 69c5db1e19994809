import type Stripe from 'stripe'
import type {Language} from '@site/schemas/languages'
import type {HiddenSession} from '../checkout/hidden-session.ts'
import type {Account} from '../store/account.ts'

export interface TypedPayment {
  email: string
  name: string
  number: string
  expiry: string
  cvc: string
}

/** The form starts with this card, so that trying out takes one press. */
export const testPayment: TypedPayment = {
  email: '',
  name: '',
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
}

export interface PageFault {
  message: string
  field?: keyof TypedPayment | undefined
}

export interface OrderProblem {
  message: string
  code: string
}

export interface CheckoutView {
  account: Account
  session: Stripe.Checkout.Session
  hidden: HiddenSession
  language: Language
  typed: TypedPayment
  fault?: PageFault | undefined
  problem?: OrderProblem | undefined
}
