import {html} from 'hono/html'
import type {Language} from '@site/schemas/languages'
import {priceItems} from '../checkout/line-items.ts'
import {intervalOf} from '../subscriptions/subscription-object.ts'
import type {CheckoutView} from './checkout-view.ts'
import {alertBox, type Markup} from './page-frame.ts'
import {fill, messagesIn, money} from './page-language.ts'

export function orderSection({account, session, hidden, language, problem}: CheckoutView): Markup {
  const texts = messagesIn(language)
  const currency = session.currency ?? 'gbp'
  const items = priceItems(account, hidden.items, hidden.discount)
  const isAdjustable = items.some(({item}) => item.adjustable)
  const mayEnterCode = session.allow_promotion_codes === true && !hidden.discount
  const list = items.map(({item, product, subtotal, price}) => {
    const name = account.store.get('product', product)?.name ?? ''
    const unit = money(price.unit_amount ?? 0, currency, language)
    return html`<li>
      <span
        >${name}<small
          >${item.quantity} × ${unit}${price.recurring ? ` ${texts.every[intervalOf(price)]}` : ''}</small
        ></span
      >
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
    ${problem ? alertBox(problem.message) : ''}
    <form method="post">
      <ul class="items">
        ${list}
      </ul>
      ${isAdjustable ? html`<button name="action" value="update">${texts.update}</button>` : ''}
      ${mayEnterCode ? codeField(language, problem?.code ?? '') : ''}
    </form>
    ${sums({account, session, hidden, language})} ${recurrence({account, session, hidden, language})}
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

type Sums = Pick<CheckoutView, 'account' | 'session' | 'hidden' | 'language'>

/** Whoever subscribes is told that it goes on. */
function recurrence({account, session, hidden, language}: Sums): Markup | '' {
  const [item] = priceItems(account, hidden.items, null)
  if (!item?.price.recurring) return ''
  const texts = messagesIn(language)
  const amount = money(session.amount_total ?? 0, session.currency ?? 'gbp', language)
  return html`<p>${fill(texts.untilCancelled, {amount, every: texts.every[intervalOf(item.price)]})}</p>`
}

function sums({account, session, hidden, language}: Sums): Markup {
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
