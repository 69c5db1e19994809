import {html} from 'hono/html'
import type Stripe from 'stripe'
import type {Language} from '@site/schemas/languages'
import {cardFields} from './card-fields.ts'
import type {PageFault, TypedPayment} from './checkout-view.ts'
import {alertBox, pageFrame} from './page-frame.ts'
import {fill, messagesIn} from './page-language.ts'
import {testCards} from './payment-form.ts'

interface PortalView {
  card: Stripe.PaymentMethod | undefined
  language: Language
  typed: TypedPayment
  fault?: PageFault | undefined
  mayGoBack: boolean
}

export function portalPage({card, language, typed, fault, mayGoBack}: PortalView) {
  const {portal} = messagesIn(language)
  return pageFrame(
    language,
    portal.title,
    'narrow',
    html`<section class="card">
      <h1>${portal.title}</h1>
      <p>${presentCard(card, language)}</p>
      ${fault ? alertBox(fault.message) : ''}
      <form method="post" novalidate>
        ${cardFields(language, {typed, fault})}
        <div class="actions">
          <button class="main" name="action" value="save" lang="en" aria-describedby="save-hint">Save</button>
          ${mayGoBack ? html`<button name="action" value="back" lang="en" aria-describedby="back-hint">Back</button>` : ''}
        </div>
        <p class="hint">
          <span id="save-hint">${portal.save}</span>
          ${mayGoBack ? html`· <span id="back-hint">${portal.back}</span>` : ''}
        </p>
      </form>
      ${testCards(language)}
    </section>`,
  )
}

function presentCard(method: Stripe.PaymentMethod | undefined, language: Language): string {
  const {portal} = messagesIn(language)
  const card = method?.card
  if (!card) return portal.none
  return fill(portal.present, {
    brand: card.brand === 'mastercard' ? 'Mastercard' : 'Visa',
    last4: card.last4,
    expiry: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
  })
}
