import type Stripe from 'stripe'
import {html} from 'hono/html'
import type {Account} from '../store/account.ts'
import type {HiddenSession} from '../checkout/hidden-session.ts'
import {priceItems} from '../checkout/line-items.ts'
import {fill, messagesIn, money, type Language} from './page-language.ts'
import {pageFrame, type Markup} from './page-frame.ts'

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

interface CheckoutPage {
  account: Account
  session: Stripe.Checkout.Session
  hidden: HiddenSession
  language: Language
  typed: TypedPayment
  fault?: PageFault | undefined
  problem?: OrderProblem | undefined
}

/** The page on which a buyer pays an open session. */
export function checkoutPage(page: CheckoutPage) {
  const {language, fault} = page
  const texts = messagesIn(language)
  return pageFrame(
    language,
    texts.title,
    'columns',
    html`<h1>${texts.title}</h1>
      ${orderSection(page)}
      <section class="card">
        <h2>${texts.payment}</h2>
        ${fault ? alert(fault.message) : ''} ${paymentForm(page)} ${testCards(language)}
      </section>`,
  )
}

/** Read out and focused when the page opens. */
const alert = (message: string) =>
  html`<p class="fault" role="alert" id="fault" tabindex="-1" autofocus>${message}</p>`

function orderSection({account, session, hidden, language, problem}: CheckoutPage): Markup {
  const texts = messagesIn(language)
  const currency = session.currency ?? 'gbp'
  const items = priceItems(account, hidden.items, hidden.discount)
  const isAdjustable = items.some(({item}) => item.adjustable)
  const mayEnterCode = session.allow_promotion_codes === true && !hidden.discount
  const list = items.map(({item, product, subtotal, price}) => {
    const name = account.store.get('product', product)?.name ?? ''
    const unit = money(price.unit_amount ?? 0, currency, language)
    return html`<li>
      <span>${name}<small>${item.quantity} × ${unit}</small></span>
      <span>${money(subtotal, currency, language)}</span>
      ${
        item.adjustable
          ? html`<label for="${item.id}" class="hint">${fill(texts.quantityOf, {name})}</label>
              <input
                id="${item.id}"
                name="quantity-${item.id}"
                type="number"
                inputmode="numeric"
                min="${item.adjustable.minimum}"
                max="${item.adjustable.maximum}"
                value="${item.quantity}"
                required
              />`
          : ''
      }
    </li>`
  })
  return html`<section aria-labelledby="order">
    <h2 id="order">${texts.order}</h2>
    ${session.custom_text.submit ? html`<p>${session.custom_text.submit.message}</p>` : ''}
    ${problem ? alert(problem.message) : ''}
    <form method="post">
      <ul class="items">
        ${list}
      </ul>
      ${isAdjustable ? html`<button name="action" value="update">${texts.update}</button>` : ''}
      ${mayEnterCode ? codeField(language, problem?.code ?? '') : ''}
    </form>
    ${sums(account, {session, hidden, language})}
    ${
      hidden.discount?.promotionCode && session.allow_promotion_codes
        ? html`<form method="post"><button name="action" value="remove">${texts.remove}</button></form>`
        : ''
    }
  </section>`
}

function codeField(language: Language, typed: string): Markup {
  const texts = messagesIn(language)
  return html`<div class="beside">
    <div>
      <label for="code" lang="en">Promotion code</label>
      ${language === 'en' ? '' : html`<small id="code-hint">${texts.promotionCode}</small>`}
      <input
        id="code"
        name="code"
        autocomplete="off"
        autocapitalize="characters"
        value="${typed}"
        ${language === 'en' ? '' : html`aria-describedby="code-hint"`}
        ${typed === '' ? '' : html`aria-invalid="true" aria-errormessage="fault"`}
      />
    </div>
    <button name="action" value="apply" lang="en">Apply</button>
  </div>`
}

function sums(
  account: Account,
  {session, hidden, language}: Pick<CheckoutPage, 'session' | 'hidden' | 'language'>,
): Markup {
  const texts = messagesIn(language)
  const currency = session.currency ?? 'gbp'
  const off = session.total_details?.amount_discount ?? 0
  const code =
    hidden.discount?.promotionCode && account.store.get('promotion_code', hidden.discount.promotionCode)?.code
  const row = (name: string, amount: number, kind = '') =>
    html`<div class="${kind}">
      <dt>${name}</dt>
      <dd>${money(amount, currency, language)}</dd>
    </div>`
  return html`<dl class="sums">
    ${
      off > 0
        ? html`${row(texts.subtotal, session.amount_subtotal ?? 0)}
          ${row(code ? fill(texts.discountCode, {code}) : texts.discount, -off)}`
        : ''
    }
    ${row(texts.total, session.amount_total ?? 0, 'total')}
  </dl>`
}

interface Field {
  /** The same in every language, since tests and instructions go by it. */
  label: string
  hint: string
  autocomplete: string
  inputmode?: 'numeric' | 'email'
  type?: string
  readonly?: boolean
}

function paymentForm({session, language, typed, fault}: CheckoutPage): Markup {
  const texts = messagesIn(language)
  const total = session.amount_total ?? 0
  const fixedEmail = session.customer_email
  const fields: Record<keyof TypedPayment, Field> = {
    email: {
      label: 'Email',
      hint: texts.email,
      autocomplete: 'email',
      inputmode: 'email',
      type: 'email',
      readonly: fixedEmail !== null,
    },
    number: {label: 'Card number', hint: texts.cardNumber, autocomplete: 'cc-number', inputmode: 'numeric'},
    expiry: {label: 'Expiry', hint: texts.expiry, autocomplete: 'cc-exp', inputmode: 'numeric'},
    cvc: {label: 'CVC', hint: texts.cvc, autocomplete: 'cc-csc', inputmode: 'numeric'},
    name: {label: 'Cardholder name', hint: texts.name, autocomplete: 'cc-name'},
  }
  const field = (name: keyof TypedPayment): Markup => {
    const {label, hint, autocomplete, inputmode, type = 'text', readonly = false} = fields[name]
    const value = name === 'email' ? (fixedEmail ?? typed.email) : typed[name]
    return html`<div>
      <label for="${name}" lang="en">${label}</label>
      <small id="${name}-hint">${hint}</small>
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        value="${value}"
        autocomplete="${autocomplete}"
        aria-describedby="${name}-hint"
        ${inputmode ? html`inputmode="${inputmode}"` : ''}
        ${readonly ? html`readonly` : ''}
        ${fault?.field === name ? html`aria-invalid="true" aria-errormessage="fault"` : ''}
      />
    </div>`
  }
  const amount = money(total, session.currency ?? 'gbp', language)
  return html`<form method="post" novalidate>
    ${field('email')}
    ${
      total > 0
        ? html`${field('number')}
            <div class="pair">${field('expiry')}${field('cvc')}</div>
            ${field('name')}`
        : ''
    }
    <p class="hint" id="pay-hint">${total > 0 ? fill(texts.payHint, {amount}) : texts.payNothing}</p>
    <div class="actions">
      <button class="main" name="action" value="pay" lang="en" aria-describedby="pay-hint">Pay</button>
      ${
        session.cancel_url === null
          ? ''
          : html`<button name="action" value="cancel" lang="en" aria-describedby="cancel-hint">Cancel</button>
              <span class="hint" id="cancel-hint">${texts.cancelHint}</span>`
      }
    </div>
  </form>`
}

function testCards(language: Language): Markup {
  const texts = messagesIn(language)
  const cards = [
    ['4242 4242 4242 4242', texts.cardPays],
    ['4000 0000 0000 0002', texts.cardDeclined],
    ['4000 0025 0000 3155', texts.cardAuthenticates],
  ] as const
  return html`<details>
    <summary>${texts.cardsTitle}</summary>
    <ul>
      ${cards.map(([number, outcome]) => html`<li><code>${number}</code> ${outcome}</li>`)}
    </ul>
  </details>`
}
