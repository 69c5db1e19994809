import type Stripe from 'stripe'
import {html} from 'hono/html'
import type {Language} from '@site/schemas/languages'
import {fill, messagesIn, money} from './page-language.ts'
import {pageFrame} from './page-frame.ts'

export function authenticationPage(session: Stripe.Checkout.Session, language: Language) {
  const {authenticate} = messagesIn(language)
  const amount = money(session.amount_total ?? 0, session.currency ?? 'gbp', language)
  return pageFrame(
    language,
    authenticate.title,
    'narrow',
    html`<section class="card">
      <h1>${authenticate.title}</h1>
      <p>${fill(authenticate.text, {amount})}</p>
      <form method="post">
        <div class="actions">
          <button class="main" name="outcome" value="succeeds" lang="en" aria-describedby="complete-hint">
            Complete authentication
          </button>
          <button name="outcome" value="fails" lang="en" aria-describedby="fail-hint">
            Fail authentication
          </button>
        </div>
        <p class="hint">
          <span id="complete-hint">${authenticate.complete}</span> ·
          <span id="fail-hint">${authenticate.fail}</span>
        </p>
      </form>
    </section>`,
  )
}
