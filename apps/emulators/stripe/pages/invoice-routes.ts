import {Hono, type Context} from 'hono'
import {html} from 'hono/html'
import type Stripe from 'stripe'
import type {Language} from '@site/schemas/languages'
import {attachCard} from '../customers/customer-cards.ts'
import {findCustomer} from '../customers/customer-object.ts'
import {collectInvoice} from '../invoices/collect-invoice.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import {addPaymentMethod, type Payer} from '../payments/payment-method-object.ts'
import type {Account} from '../store/account.ts'
import {expireDue} from '../store/expire-due.ts'
import {cardFields} from './card-fields.ts'
import {testPayment, type PageFault, type TypedPayment} from './checkout-view.ts'
import {alertBox, messagePage, pageFrame, securePage} from './page-frame.ts'
import {fill, languageOf, messagesIn, money} from './page-language.ts'
import {testCards} from './payment-form.ts'
import {formOf, payerIn, typedIn} from './typed-payment.ts'

/** The page of an invoice, which another card can pay while it is open. */
export function invoiceRoutes(account: Account): Hono {
  const routes = new Hono()
  const {store, clock} = account

  const opened = (c: Context) => {
    expireDue(account)
    securePage(c)
    const invoice = store.get('invoice', c.req.param('id') ?? '')
    const customer = invoice && findCustomer(account, idOf(invoice.customer) ?? '')
    const language = languageOf(null, c.req.header('accept-language'))
    const isKnown = invoice !== undefined && invoice.status !== 'draft'
    return {invoice: isKnown ? invoice : undefined, customer, language}
  }

  routes.get('/i/:id', (c) => {
    const {invoice, language} = opened(c)
    if (!invoice) return c.html(messagePage(language, messagesIn(language).unknown), 404)
    return c.html(invoicePage(invoice, language, {typed: testPayment}))
  })

  routes.post('/i/:id', async (c) => {
    const form = await formOf(c)
    const {invoice, customer, language} = opened(c)
    if (!invoice) return c.html(messagePage(language, messagesIn(language).unknown), 404)
    if (invoice.status !== 'open' || !customer) return c.redirect(`/i/${invoice.id}`, 303)
    const typed = typedIn(form, customer.email ?? 'customer@example.test')
    const payer = payerIn(typed, clock.ms(), language)
    if ('message' in payer) return c.html(invoicePage(invoice, language, {typed, fault: payer}))
    const result = store.transaction(() => payWith(account, invoice, customer, payer))
    if (result.kind !== 'declined') return c.redirect(`/i/${invoice.id}`, 303)
    const {declined} = messagesIn(language)
    const fault = {message: declined[result.decline.code], field: 'number'} as const
    return c.html(invoicePage(invoice, language, {typed, fault}))
  })

  return routes
}

/** Whoever pays here is there to confirm the payment to the bank. */
function payWith(account: Account, invoice: Stripe.Invoice, customer: Stripe.Customer, payer: Payer) {
  const hidden = {payer, isSetUp: true}
  const card = attachCard(account, customer, addPaymentMethod(account, payer), hidden)
  return collectInvoice(account, invoice, {card, isOnSession: true})
}

function invoicePage(
  invoice: Stripe.Invoice,
  language: Language,
  typed: {typed: TypedPayment; fault?: PageFault},
) {
  const texts = messagesIn(language)
  const {due, paid, void: nothing} = texts.invoice
  const title = fill(texts.invoice.title, {number: invoice.number ?? ''})
  const amount = money(invoice.amount_due, invoice.currency, language)
  if (invoice.status !== 'open') {
    return messagePage(language, {title, text: invoice.status === 'paid' ? fill(paid, {amount}) : nothing})
  }
  return pageFrame(
    language,
    title,
    'narrow',
    html`<section class="card">
      <h1>${title}</h1>
      <p>${fill(due, {amount})}</p>
      ${typed.fault ? alertBox(typed.fault.message) : ''}
      <form method="post" novalidate>
        ${cardFields(language, typed)}
        <p class="hint" id="pay-hint">${fill(texts.payHint, {amount})}</p>
        <button class="main" name="action" value="pay" lang="en" aria-describedby="pay-hint">Pay</button>
      </form>
      ${testCards(language)}
    </section>`,
  )
}
