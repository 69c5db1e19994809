import type {Language} from '@site/schemas/languages'
import {note, paragraph, shownUrl, type Block} from './blocks.ts'
import {Markup, markup} from './markup.ts'
import type {EmailTexts, FrameTexts} from './messages.ts'
import {color, darkStyles, styles} from './styles.ts'

interface EmailFrame {
  language: Language
  community: string
  siteUrl: string
  frame: FrameTexts
  texts: EmailTexts
  body: readonly Block[]
  headingLanguage?: Language | undefined
  languageChange?: LanguageChange | undefined
}

interface LanguageChange {
  href: string
  label: string
  language: Language
}

export function frameEmail(email: EmailFrame): {html: string; text: string} {
  const {community, frame, texts, siteUrl, languageChange} = email
  const blocks = [...texts.paragraphs.map(paragraph), ...email.body, ...texts.notes.map(note)]
  const parts = [
    community,
    texts.heading,
    ...blocks.map(({text}) => text),
    languageChange ? `${languageChange.label}: ${languageChange.href}` : '',
    `${frame.footer}\n${siteUrl}`,
  ]
  return {
    html: `<!doctype html>\n${page(email, blocks).html}\n`,
    text: parts.filter((part) => part !== '').join('\n\n'),
  }
}

/** Outlook on Windows ignores `max-width`, hence the table in conditional comments. */
const page = (
  {language, community, frame, texts, siteUrl, languageChange, headingLanguage = language}: EmailFrame,
  blocks: readonly Block[],
) =>
  markup`<html lang="${language}" dir="ltr">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${texts.subject}</title>
<style>${new Markup(darkStyles)}</style>
</head>
<body lang="${language}" dir="ltr" class="paper" style="${styles.body}">
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tbody><tr><td lang="${language}" dir="ltr" style="${styles.page}">
<div style="${styles.preview}">${texts.preview}${afterPreview(texts.preview)}</div>
${forOutlook('<table role="presentation" align="center" width="560" border="0" cellpadding="0" cellspacing="0"><tr><td>')}
<table role="presentation" align="center" width="100%" border="0" cellpadding="0" cellspacing="0" class="raised" style="${styles.card}"><tbody><tr><td>
${sash}
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tbody><tr><td style="${styles.content}">
<p class="muted" style="${styles.community}">${community}</p>
<h1 lang="${headingLanguage}" class="heading" style="${styles.heading}">${texts.heading}</h1>
${blocks.map((block) => [block.markup, '\n'])}${languageChange ? changeLink(languageChange) : ''}<p class="muted" style="${styles.footer}">${frame.footer}<br>${shownUrl(siteUrl)}</p>
</td></tr></tbody></table>
</td></tr></tbody></table>
${forOutlook('</td></tr></table>')}
</td></tr></tbody></table>
</body>
</html>`

const changeLink = ({href, label, language}: LanguageChange) =>
  markup`<p class="muted" style="${styles.footer}"><a href="${href}" lang="${language}" class="link" style="${styles.link}">${label}</a></p>
`

const forOutlook = (html: string) => new Markup(`<!--[if mso]>${html}<![endif]-->`)

/** Fills the preview with invisible characters, so that an inbox shows nothing of the email after it. */
const afterPreview = (preview: string) =>
  '\u00A0\u200C\u200B\u200D\u200E\u200F\uFEFF'.repeat(Math.max(0, 200 - preview.length))

const rows = ['fg'.repeat(14), 'ra'.repeat(14), 'fg'.repeat(14)]

const threads: Record<string, string> = {f: color.flax, g: color.forest, r: color.red, a: color.gold}

const cell = (thread: string) =>
  markup`<td height="4" style="font-size:0;line-height:4px;background-color:${threads[thread] ?? ''}">&nbsp;</td>`

/** A table draws the woven band, because email clients show no background pictures. */
const sash = markup`<table role="presentation" aria-hidden="true" width="100%" border="0" cellpadding="0" cellspacing="0">
<tbody>${rows.map((row) => markup`<tr>${[...row].map(cell)}</tr>\n`)}</tbody>
</table>`
