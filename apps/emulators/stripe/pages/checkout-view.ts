import type Stripe from 'stripe'
import type {HiddenSession} from '../checkout/hidden-session.ts'
import type {Account} from '../store/account.ts'
import type {Language} from './page-language.ts'

/** What a buyer has typed. */
export interface TypedPayment {
  email: string
  name: string
  number: string
  expiry: string
  cvc: string
}

/** The card that pays, so that trying out takes one press. */
export const testPayment: TypedPayment = {
  email: '',
  name: '',
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
}

export interface PageFault {
  message: string
  /** The field that is wrong, if it is one. */
  field?: keyof TypedPayment | undefined
}

/** What is wrong with the order, and the code that the buyer has typed. */
export interface OrderProblem {
  message: string
  code: string
}

/** What the page of an open session shows. */
export interface CheckoutView {
  account: Account
  session: Stripe.Checkout.Session
  hidden: HiddenSession
  language: Language
  typed: TypedPayment
  fault?: PageFault | undefined
  problem?: OrderProblem | undefined
}
