import type {Language} from '@site/schemas/languages'
import {localizeText} from '@site/schemas/texts/localize'
import {type EmailTemplate, isEmailTemplate} from '@site/schemas/statuses/email-templates'
import type {CommunityName} from '../community-name.ts'
import {emailData, type EmailData} from './email-data.ts'
import {frameEmail} from './email-frame.ts'
import {formatTexts} from './messages.ts'
import {singleLine} from './email-headers.ts'
import type {Attachment, EmailParts} from './email-parts.ts'
import {templates} from './templates.ts'
import {textValues} from './text-values.ts'

interface EmailToRender {
  template: string
  language: Language
  data: unknown
  community: CommunityName
  siteUrl: string
  functionsUrl: string
  languageToken?: string | null
}

export interface RenderedEmail {
  /** The name of the community in the language of the email. */
  community: string
  subject: string
  html: string
  text: string
  attachments: Attachment[]
  replyTo: string | undefined
  headers: Record<string, string>
}

type Result =
  | {ok: true; email: RenderedEmail}
  /** A newer version of the functions may know an `unknownTemplate`. `invalidData` is permanent. */
  | {ok: false; error: 'unknownTemplate' | 'invalidData'}

export function renderEmail({template, data, ...options}: EmailToRender): Result {
  if (!isEmailTemplate(template)) return {ok: false, error: 'unknownTemplate'}
  const parsed = emailData[template].safeParse(data)
  if (!parsed.success) return {ok: false, error: 'invalidData'}
  return {ok: true, email: renderTemplate(template, parsed.data as EmailData<typeof template>, options)}
}

function renderTemplate<Template extends EmailTemplate>(
  template: Template,
  data: EmailData<Template>,
  {
    language,
    community: names,
    siteUrl,
    functionsUrl,
    languageToken,
  }: Omit<EmailToRender, 'template' | 'data'>,
): RenderedEmail {
  const community = singleLine(localizeText(names, language)) || new URL(siteUrl).host
  const frame = formatTexts(language, 'frame', {community})
  const labels = formatTexts(language, 'labels')
  const home = homeOf(siteUrl, language)
  const texts = formatTexts(language, template, {...textValues(data, language), community})
  const {
    body,
    headingLanguage,
    attachments = [],
    replyTo,
    headers = {},
  }: EmailParts = templates[template]({
    language,
    community,
    siteUrl: home,
    functionsUrl,
    frame,
    labels,
    texts,
    data,
  })
  const other = language === 'en' ? 'lt' : 'en'
  return {
    community,
    subject: singleLine(texts.subject),
    ...frameEmail({
      language,
      community,
      siteUrl: home,
      frame,
      texts,
      body,
      headingLanguage,
      languageChange: languageToken
        ? {
            href: `${homeOf(siteUrl, other)}/laiskai/kalba?token=${languageToken}`,
            label: formatTexts(other, 'frame', {community}).changeLanguage,
            language: other,
          }
        : undefined,
    }),
    attachments,
    replyTo: replyTo === undefined ? undefined : singleLine(replyTo),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, singleLine(value)])),
  }
}

const homeOf = (siteUrl: string, language: Language) => (language === 'en' ? `${siteUrl}/en` : siteUrl)
