import type Stripe from 'stripe'

export type StoredObject =
  | Stripe.BalanceTransaction
  | Stripe.BillingPortal.Configuration
  | Stripe.BillingPortal.Session
  | Stripe.Charge
  | Stripe.Checkout.Session
  | Stripe.Coupon
  | Stripe.Customer
  | Stripe.DeletedCustomer
  | Stripe.Dispute
  | Stripe.Event
  | Stripe.Invoice
  | Stripe.InvoicePayment
  | Stripe.PaymentIntent
  | Stripe.PaymentLink
  | Stripe.PaymentMethod
  | Stripe.Payout
  | Stripe.Price
  | Stripe.Product
  | Stripe.PromotionCode
  | Stripe.Refund
  | Stripe.Subscription
