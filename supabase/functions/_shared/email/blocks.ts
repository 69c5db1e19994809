import {lines, Markup, markup} from './markup.ts'
import {styles} from './styles.ts'

export interface Block {
  markup: Markup
  text: string
}

export const subheading = (text: string): Block => ({
  markup: markup`<h2 class="heading" style="${styles.subheading}">${text}</h2>`,
  text,
})

export const paragraph = (text: string): Block => ({
  markup: markup`<p class="ink" style="${styles.paragraph}">${lines(text)}</p>`,
  text,
})

export const note = (text: string): Block => ({
  markup: markup`<p class="muted" style="${styles.note}">${lines(text)}</p>`,
  text,
})

export const quote = (text: string): Block => ({
  markup: markup`<blockquote class="ink" style="${styles.quote}">${lines(text)}</blockquote>`,
  text: text
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n'),
})

interface Action {
  href: string
  label: string
  hint: string
}

export const actionLink = ({href, label, hint}: Action): Block => ({
  markup: markup`${button({href, label})}
<p class="muted" style="${styles.note}">${hint}<br>${shownUrl(href)}</p>`,
  text: `${label} ${href}`,
})

interface Fact {
  label: string
  value: string
  href?: string
}

/** Facts with an empty value are left out. */
export function facts(list: readonly Fact[]): Block {
  const known = list.filter(({value}) => value.trim() !== '')
  const rows = known.map(
    ({label, value, href}) => markup`<tr>
<th scope="row" class="muted line" style="${styles.label}">${href ? textLink({href, label}) : label}</th>
<td class="ink line" style="${styles.value}">${lines(value)}</td>
</tr>
`,
  )
  return {
    markup: markup`<table width="100%" border="0" cellpadding="0" cellspacing="0" style="${styles.facts}"><tbody>
${rows}</tbody></table>`,
    text: known
      .map(({label, value, href}) => [`${label}: ${value}`, ...(href ? [`  ${href}`] : [])].join('\n'))
      .join('\n'),
  }
}

interface Person {
  name: string
  details?: readonly string[]
}

export function people(list: readonly Person[]): Block {
  const entries = list.map(({name, details = []}) => [name, ...details].join(', '))
  return {
    markup: markup`<ul class="ink" style="${styles.list}">${entries.map((entry) => markup`<li>${entry}</li>`)}</ul>`,
    text: entries.map((entry) => `• ${entry}`).join('\n'),
  }
}

interface TextLink {
  href: string
  label: string
}

export const footLink = ({reason, label, href}: TextLink & {reason: string}): Block => ({
  markup: markup`<p class="muted" style="${styles.footer}">${reason} ${textLink({href, label})}</p>`,
  text: `${reason}\n${label}: ${href}`,
})

const textLink = ({href, label}: TextLink): Markup =>
  markup`<a href="${href}" class="link" style="${styles.link}">${label}</a>`

export const shownUrl = (href: string): Markup =>
  markup`<a href="${href}" class="link" style="${styles.url}">${href}</a>`

/** Outlook on Windows ignores the padding of links: wide and raised spaces in conditional comments replace it. */
const button = ({href, label}: Pick<Action, 'href' | 'label'>) =>
  markup`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="${styles.buttonRow}"><tbody><tr><td>
<a href="${href}" class="button" style="${styles.button}">${spaceBefore}<span style="${styles.buttonLabel}">${label}</span>${spaceAfter}</a>
</td></tr></tbody></table>`

const spaceBefore = new Markup(
  '<!--[if mso]><i style="mso-font-width:467%;mso-text-raise:24px" hidden>&#8202;&#8202;&#8202;</i><![endif]-->',
)

/** Ends with a character that keeps Outlook from dropping the spaces. */
const spaceAfter = new Markup(
  '<!--[if mso]><i style="mso-font-width:467%" hidden>&#8202;&#8202;&#8202;&#8203;</i><![endif]-->',
)
