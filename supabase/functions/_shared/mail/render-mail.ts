import type {ReactElement} from 'react'
import {render, toPlainText} from 'react-email'
import {fillTexts} from './fill-texts.ts'
import {isMailTemplate, mailData, type MailData, type MailTemplate} from './mail-data.ts'
import {messages, type TextsByTemplate} from './messages.ts'
import {templates} from './templates.ts'

interface MailToRender {
  template: string
  language: 'lt' | 'en'
  data: unknown
  siteUrl: string
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

type Rendering =
  | {ok: true; mail: RenderedMail}
  /** `unknownTemplate`: perhaps a newer version of the functions knows it. `invalidData`: nothing helps. */
  | {ok: false; error: 'unknownTemplate' | 'invalidData'}

/** Makes the mail: what it says, in HTML and in plain text. */
export async function renderMail({template, data, ...where}: MailToRender): Promise<Rendering> {
  if (!isMailTemplate(template)) return {ok: false, error: 'unknownTemplate'}
  const parsed = mailData[template].safeParse(data)
  if (!parsed.success) return {ok: false, error: 'invalidData'}
  return {ok: true, mail: await renderTemplate(template, parsed.data as MailData<typeof template>, where)}
}

async function renderTemplate<Template extends MailTemplate>(
  template: Template,
  data: MailData<Template>,
  {language, siteUrl}: Pick<MailToRender, 'language' | 'siteUrl'>,
): Promise<RenderedMail> {
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
