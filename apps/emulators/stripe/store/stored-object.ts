import type Stripe from 'stripe'

export type StoredObject =
  | Stripe.BalanceTransaction
  | Stripe.Charge
  | Stripe.Checkout.Session
  | Stripe.Coupon
  | Stripe.Dispute
  | Stripe.Event
  | Stripe.PaymentIntent
  | Stripe.PaymentLink
  | Stripe.PaymentMethod
  | Stripe.Payout
  | Stripe.Price
  | Stripe.Product
  | Stripe.PromotionCode
  | Stripe.Refund
