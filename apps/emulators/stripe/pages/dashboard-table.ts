import {html} from 'hono/html'
import type {Markup} from './page-frame.ts'
import {money} from './page-language.ts'

export function table(caption: string, headings: string[], rows: Markup[], none: string): Markup {
  if (rows.length === 0) {
    return html`<h2>${caption}</h2>
      <p>${none}</p>`
  }
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

export const actions = (id: string, ...buttons: (readonly [action: string, label: string])[]) =>
  html`<form method="post" class="actions">
    <input type="hidden" name="id" value="${id}" />
    ${buttons.map(
      ([action, label]) =>
        html`<button name="action" value="${action}" aria-label="${label} ${id}">${label}</button>`,
    )}
  </form>`

export const sum = (amount: number, currency: string) => money(amount, currency, 'en')
