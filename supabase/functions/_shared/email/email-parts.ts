import type {Block} from './blocks.ts'
import type {EmailData, EmailTemplate} from './email-data.ts'
import type {FrameTexts, Labels, TextsOf} from './messages.ts'

/** What a template is made of. The texts are already filled in. */
export interface Source<Template extends EmailTemplate> {
  language: 'lt' | 'en'
  /** Of the site's home page in that language, without a slash at the end. */
  siteUrl: string
  /** Of the edge functions, without a slash at the end. */
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

/** What a template adds to the frame, which has the heading, the paragraphs before and the notes after the body. */
export interface EmailParts {
  body: Block[]
  /** Of the heading, when it is not that of the email. */
  headingLanguage?: 'lt' | 'en' | undefined
  attachments?: Attachment[]
  replyTo?: string
  /** Such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}
