import {html} from 'hono/html'
import type {Language} from '@site/schemas/languages'
import {fixedEmail} from '../checkout/session-object.ts'
import type {CheckoutView, TypedPayment} from './checkout-view.ts'
import type {Markup} from './page-frame.ts'
import {fill, messagesIn, money} from './page-language.ts'

interface Field {
  /** It is the same in every language, since tests and instructions use it. */
  label: string
  hint: string
  autocomplete: string
  inputmode?: 'numeric' | 'email'
  type?: string
  readonly?: boolean
}

export function paymentForm({session, language, typed, fault}: CheckoutView): Markup {
  const texts = messagesIn(language)
  const total = session.amount_total ?? 0
  const fixed = fixedEmail(session)
  const fields: Record<keyof TypedPayment, Field> = {
    email: {
      label: 'Email',
      hint: texts.email,
      autocomplete: 'email',
      inputmode: 'email',
      type: 'email',
      readonly: fixed !== null,
    },
    number: {label: 'Card number', hint: texts.cardNumber, autocomplete: 'cc-number', inputmode: 'numeric'},
    expiry: {label: 'Expiry', hint: texts.expiry, autocomplete: 'cc-exp', inputmode: 'numeric'},
    cvc: {label: 'CVC', hint: texts.cvc, autocomplete: 'cc-csc', inputmode: 'numeric'},
    name: {label: 'Cardholder name', hint: texts.name, autocomplete: 'cc-name'},
  }
  const field = (name: keyof TypedPayment): Markup => {
    const {label, hint, autocomplete, inputmode, type = 'text', readonly = false} = fields[name]
    const value = name === 'email' ? (fixed ?? typed.email) : typed[name]
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

export function testCards(language: Language): Markup {
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
