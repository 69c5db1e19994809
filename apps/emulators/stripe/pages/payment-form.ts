import {html} from 'hono/html'
import type {Language} from '@site/schemas/languages'
import {fixedEmail} from '../checkout/session-object.ts'
import {cardFields, emailField} from './card-fields.ts'
import type {CheckoutView} from './checkout-view.ts'
import type {Markup} from './page-frame.ts'
import {fill, messagesIn, money} from './page-language.ts'

export function paymentForm({session, language, typed, fault}: CheckoutView): Markup {
  const texts = messagesIn(language)
  const total = session.amount_total ?? 0
  const amount = money(total, session.currency ?? 'gbp', language)
  return html`<form method="post" novalidate>
    ${emailField(language, {typed, fault}, fixedEmail(session))}
    ${total > 0 ? cardFields(language, {typed, fault}) : ''}
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
    ['4000 0000 0000 0341', texts.cardFails],
  ] as const
  return html`<details>
    <summary>${texts.cardsTitle}</summary>
    <ul>
      ${cards.map(([number, outcome]) => html`<li><code>${number}</code> ${outcome}</li>`)}
    </ul>
  </details>`
}
