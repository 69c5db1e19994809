import {html} from 'hono/html'
import type {Language} from '@site/schemas/languages'
import type {PageFault, TypedPayment} from './checkout-view.ts'
import type {Markup} from './page-frame.ts'
import {messagesIn} from './page-language.ts'

interface Field {
  /** It is the same in every language, since tests and instructions use it. */
  label: string
  hint: string
  autocomplete: string
  inputmode?: 'numeric' | 'email'
  type?: string
  readonly?: boolean
}

interface Typed {
  typed: TypedPayment
  fault?: PageFault | undefined
}

function field(name: keyof TypedPayment, {typed, fault}: Typed, shown: Field): Markup {
  const {label, hint, autocomplete, inputmode, type = 'text', readonly = false} = shown
  return html`<div>
    <label for="${name}" lang="en">${label}</label>
    <small id="${name}-hint">${hint}</small>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${typed[name]}"
      autocomplete="${autocomplete}"
      aria-describedby="${name}-hint"
      ${inputmode ? html`inputmode="${inputmode}"` : ''}
      ${readonly ? html`readonly` : ''}
      ${fault?.field === name ? html`aria-invalid="true" aria-errormessage="fault"` : ''}
    />
  </div>`
}

/** A known address cannot be changed. */
export const emailField = (language: Language, {typed, fault}: Typed, known: string | null): Markup =>
  field(
    'email',
    {typed: {...typed, email: known ?? typed.email}, fault},
    {
      label: 'Email',
      hint: messagesIn(language).email,
      autocomplete: 'email',
      inputmode: 'email',
      type: 'email',
      readonly: known !== null,
    },
  )

export function cardFields(language: Language, typed: Typed): Markup {
  const texts = messagesIn(language)
  const number = {label: 'Card number', hint: texts.cardNumber, autocomplete: 'cc-number'}
  const expiry = {label: 'Expiry', hint: texts.expiry, autocomplete: 'cc-exp'}
  const cvc = {label: 'CVC', hint: texts.cvc, autocomplete: 'cc-csc'}
  const name = {label: 'Cardholder name', hint: texts.name, autocomplete: 'cc-name'}
  return html`${field('number', typed, {...number, inputmode: 'numeric'})}
    <div class="pair">
      ${field('expiry', typed, {...expiry, inputmode: 'numeric'})}
      ${field('cvc', typed, {...cvc, inputmode: 'numeric'})}
    </div>
    ${field('name', typed, name)}`
}
