import en from './messages/en.json' with {type: 'json'}
import lt from './messages/lt.json' with {type: 'json'}
import type {EmailData, EmailTemplate} from './email-data.ts'

/** Texts of the layout. */
export interface FrameTexts {
  community: string
  linkHint: string
  linkValidity: string
  footer: string
}

/** Texts may contain values of the email's data, such as `{newEmail}`. */
export interface EmailTexts {
  subject: string
  /** Shown next to the subject in the inbox. */
  preview: string
  heading: string
  paragraphs: string[]
  notes: string[]
}

export type ActionTexts = EmailTexts & {button: string}

/** The texts of one template, with a button label if it has a link. */
export type TextsOf<Template extends EmailTemplate> =
  EmailData<Template> extends {link: string} ? ActionTexts : EmailTexts

export type TextsByTemplate = {[Template in EmailTemplate]: TextsOf<Template>}

/** All email texts by language. */
export const messages: Record<'lt' | 'en', TextsByTemplate & {frame: FrameTexts}> = {lt, en}
