import {html} from 'hono/html'
import type {CheckoutView} from './checkout-view.ts'
import {orderSection} from './order-section.ts'
import {alertBox, pageFrame} from './page-frame.ts'
import {messagesIn} from './page-language.ts'
import {paymentForm, testCards} from './payment-form.ts'

export function checkoutPage(page: CheckoutView) {
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
        ${fault ? alertBox(fault.message) : ''} ${paymentForm(page)} ${testCards(language)}
      </section>`,
  )
}
