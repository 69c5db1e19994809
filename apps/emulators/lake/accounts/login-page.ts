import {html} from 'hono/html'
import type {Person, Role} from '../contract.ts'
import {loginStyle} from './login-style.ts'

const texts: Record<Role, {lt: string; en: string; canLt: string; canEn: string}> = {
  administrator: {
    lt: 'Administratorė',
    en: 'Administrator',
    canLt: 'Keičia turinį ir nustatymus',
    canEn: 'Changes content and settings',
  },
  editor: {
    lt: 'Redaktorius',
    en: 'Editor',
    canLt: 'Rašo, keičia ir skelbia turinį',
    canEn: 'Writes, changes and publishes content',
  },
  viewer: {
    lt: 'Skaitytoja',
    en: 'Viewer',
    canLt: 'Tik žiūri, nieko nekeičia',
    canEn: 'Only looks, changes nothing',
  },
}

export const loginPage = (people: Person[], returnTo: string) =>
  page(html`
    <h1>Prisijunkite prie turinio studijos <span lang="en">Log in to the content studio</span></h1>
    <p>
      Pasirinkite, kieno vardu prisijungti. Slaptažodžio nereikia: tai bandomoji aplinka šiame kompiuteryje.
      <span lang="en"
        >Choose whom to log in as. No password: this is a trial environment on this computer.</span
      >
    </p>
    <ul>
      ${people.map((person) => personButton(person, returnTo))}
    </ul>
  `)

const personButton = ({id, name, role}: Person, returnTo: string) => {
  const {lt, en, canLt, canEn} = texts[role]
  return html`<li>
    <form method="post">
      <input type="hidden" name="origin" value="${returnTo}" />
      <button name="person" value="${id}">
        <strong>${name}</strong>
        <span>${lt} <span class="beside" lang="en">${en}</span></span>
        <small>${canLt}<span lang="en">${canEn}</span></small>
      </button>
    </form>
  </li>`
}

export const wrongReturnUrlPage = (studioUrl: string) =>
  page(html`
    <h1>Iš šio adreso prisijungti negalima <span lang="en">You cannot log in from this address</span></h1>
    <p>
      Atverkite studiją ir prisijunkite iš jos: <a href="${studioUrl}">${studioUrl}</a>
      <span lang="en">Open the studio and log in from there.</span>
    </p>
  `)

const page = (content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="lt">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Prisijungimas – Log in</title>
        <style>
          ${loginStyle}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
