import {actionLink, note, type Block} from './blocks.ts'
import type {EmailData, EmailTemplate} from './email-data.ts'
import type {FrameTexts, TextsOf} from './messages.ts'

/** What a template is made of. The texts are already filled in. */
interface Source<Template extends EmailTemplate> {
  language: 'lt' | 'en'
  frame: FrameTexts
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
  attachments?: Attachment[]
  replyTo?: string
  /** Such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

interface LinkSource {
  frame: FrameTexts
  texts: {button: string}
  data: {link: string}
}

const buttonOf = ({frame, texts, data}: LinkSource) =>
  actionLink({href: data.link, label: texts.button, hint: frame.linkHint})

/** An email with a link that logs its reader in, valid for an hour and once. */
const linkEmail = (source: LinkSource): EmailParts => ({
  body: [buttonOf(source), note(source.frame.linkValidity)],
})

/** A notice of a change to an account. The link is for owners who did not make it themselves. */
const noticeEmail = (source: LinkSource): EmailParts => ({body: [buttonOf(source)]})

type Templates = {[Template in EmailTemplate]: (source: Source<Template>) => EmailParts}

/** The parts of each email. */
export const templates: Templates = {
  'confirm-sign-up': linkEmail,
  'reset-password': linkEmail,
  invitation: linkEmail,
  'approve-email-change': linkEmail,
  'confirm-new-email': linkEmail,
  'password-changed': noticeEmail,
  'email-changed': noticeEmail,
  'phone-changed': noticeEmail,
  'identity-linked': noticeEmail,
  'identity-unlinked': noticeEmail,
  'two-step-added': noticeEmail,
  'two-step-removed': noticeEmail,
}
