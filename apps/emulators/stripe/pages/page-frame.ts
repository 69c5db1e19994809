import type {Context} from 'hono'
import {html} from 'hono/html'
import type {Language} from '@site/schemas/languages'
import {messagesIn} from './page-language.ts'
import {pageStyle} from './page-style.ts'

export type Markup = ReturnType<typeof html>

/** The class of `main` is `columns`, `narrow` or empty. */
export const pageFrame = (language: Language, title: string, layout: string, content: Markup) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${pageStyle}
        </style>
      </head>
      <body>
        <header class="notice">${messagesIn(language).notice}</header>
        <main class="${layout}">${content}</main>
      </body>
    </html>`

/** The browser follows a form only to origins in the page's policy, so these are where its buttons may lead. */
export const originsOf = (...urls: (string | null | undefined)[]): string[] => [
  ...new Set(urls.flatMap((url) => (url && URL.canParse(url) ? new URL(url).origin : []))),
]

/** A form may lead to these origins besides its own. */
export function securePage(c: Context, origins: string[] = []): void {
  const formAction = ["'self'", ...origins].join(' ')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
  )
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'same-origin')
  c.header('x-content-type-options', 'nosniff')
}

export const messagePage = (language: Language, {title, text}: {title: string; text: string}) =>
  pageFrame(
    language,
    title,
    'narrow',
    html`<section class="card">
      <h1>${title}</h1>
      <p>${text}</p>
    </section>`,
  )

/** Screen readers read it out when the page opens, because it has the focus. */
export const alertBox = (message: string) =>
  html`<p class="fault" role="alert" id="fault" tabindex="-1" autofocus>${message}</p>`
