import type {Language} from '@site/schemas/languages'
import type {EmailTemplate} from '@site/schemas/statuses/email-templates'
import type {Block} from './blocks.ts'
import type {EmailData} from './email-data.ts'
import type {FrameTexts, Labels, TextsOf} from './messages.ts'

export interface Source<Template extends EmailTemplate> {
  language: Language
  community: string
  /** The home page in that language, without a trailing slash. */
  siteUrl: string
  functionsUrl: string
  frame: FrameTexts
  labels: Labels
  texts: TextsOf<Template>
  data: EmailData<Template>
}

export interface Attachment {
  filename: string
  contentType: string
  content: string
}

export interface EmailParts {
  body: Block[]
  /** Set when the heading is not in the language of the email. */
  headingLanguage?: Language | undefined
  attachments?: Attachment[]
  replyTo?: string
  headers?: Record<string, string>
}
