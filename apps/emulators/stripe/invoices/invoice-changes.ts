import type Stripe from 'stripe'
import {changesOf} from '../store/changes-of.ts'
import type {Account} from '../store/account.ts'

/** The API does not show when time next changes the invoice, in seconds since 1970. */
interface HiddenInvoice {
  nextAt: number | null
}

export function changeInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  changes: Partial<Stripe.Invoice>,
): Stripe.Invoice {
  const changed = account.store.change(invoice, changes)
  account.store.setHidden(invoice.id, hiddenOf(changed))
  return changed
}

/** An event tells what has changed. */
export function updateInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  changes: Partial<Stripe.Invoice>,
): Stripe.Invoice {
  const previous = changesOf(invoice, changes)
  const changed = changeInvoice(account, invoice, changes)
  if (previous) account.events.record('invoice.updated', changed, previous)
  return changed
}

export const hiddenOf = (invoice: Stripe.Invoice): HiddenInvoice => ({
  nextAt:
    invoice.status === 'draft'
      ? invoice.automatically_finalizes_at
      : invoice.status === 'open'
        ? invoice.next_payment_attempt
        : null,
})
