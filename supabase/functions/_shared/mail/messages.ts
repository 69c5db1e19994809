import en from './messages/en.json' with {type: 'json'}
import lt from './messages/lt.json' with {type: 'json'}
import type {MailData, MailTemplate} from './mail-data.ts'

/** What surrounds every mail. */
export interface FrameTexts {
  community: string
  linkHint: string
  linkValidity: string
  footer: string
}

/** Texts may name what a mail is told, such as `{newEmail}`. */
export interface MailTexts {
  subject: string
  /** What a mail program shows beside the subject. */
  preview: string
  heading: string
  paragraphs: string[]
  notes: string[]
}

export type ActionTexts = MailTexts & {button: string}

/** The texts of one mail: with a label for the button where the mail has a link. */
export type TextsOf<Template extends MailTemplate> =
  MailData<Template> extends {link: string} ? ActionTexts : MailTexts

export type TextsByTemplate = {[Template in MailTemplate]: TextsOf<Template>}

/** Every text of every mail, in both languages. */
export const messages: Record<'lt' | 'en', TextsByTemplate & {frame: FrameTexts}> = {lt, en}
