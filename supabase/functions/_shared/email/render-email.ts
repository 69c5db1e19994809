import type {ReactElement} from 'react'
import {render, toPlainText} from 'react-email'
import {fillTexts} from './fill-texts.ts'
import {isEmailTemplate, emailData, type EmailData, type EmailTemplate} from './email-data.ts'
import {messages, type TextsByTemplate} from './messages.ts'
import {templates} from './templates.tsx'

interface EmailToRender {
  template: string
  language: 'lt' | 'en'
  data: unknown
  siteUrl: string
}

export interface RenderedEmail {
  subject: string
  html: string
  text: string
}

type Result =
  | {ok: true; email: RenderedEmail}
  /** `unknownTemplate` may be known to a newer version of the functions; `invalidData` is permanent. */
  | {ok: false; error: 'unknownTemplate' | 'invalidData'}

/** Renders an email as HTML and plain text. */
export async function renderEmail({template, data, ...options}: EmailToRender): Promise<Result> {
  if (!isEmailTemplate(template)) return {ok: false, error: 'unknownTemplate'}
  const parsed = emailData[template].safeParse(data)
  if (!parsed.success) return {ok: false, error: 'invalidData'}
  return {ok: true, email: await renderTemplate(template, parsed.data as EmailData<typeof template>, options)}
}

async function renderTemplate<Template extends EmailTemplate>(
  template: Template,
  data: EmailData<Template>,
  {language, siteUrl}: Pick<EmailToRender, 'language' | 'siteUrl'>,
): Promise<RenderedEmail> {
  const {frame} = messages[language]
  const unfilled: TextsByTemplate = messages[language]
  const texts = fillTexts(unfilled[template], data)
  const home = language === 'en' ? `${siteUrl}/en` : siteUrl
  const element = templates[template]({language, siteUrl: home, frame, texts, data})
  const html = await render(element as ReactElement)
  return {subject: texts.subject, html, text: plainText(html)}
}

const plainText = (html: string) =>
  toPlainText(html, {selectors: [{selector: 'h1', options: {uppercase: false, leadingLineBreaks: 2}}]}).trim()
