import en from './messages/en.json' with {type: 'json'}
import lt from './messages/lt.json' with {type: 'json'}
import type {EmailTemplate} from './email-data.ts'
import type {Filled, Text} from './fill-texts.ts'

/** Texts of the layout. */
export type FrameTexts = (typeof lt)['frame']

/** Names of facts about a registration or a message. */
export type Labels = (typeof lt)['labels']

/** Texts that the layout shows. They may contain values of the email's data, such as `{newEmail}`. */
interface LayoutTexts {
  subject: Text
  /** Shown next to the subject in the inbox. */
  preview: Text
  heading: Text
  paragraphs: Text[]
  notes: Text[]
}

export type EmailTexts = Filled<LayoutTexts>

type OwnTexts<Template extends EmailTemplate> = Omit<(typeof lt)[Template], keyof LayoutTexts>

/** The texts of one template: those of the layout and its own, such as `button`. */
export type TextsOf<Template extends EmailTemplate> = EmailTexts & {
  [Name in keyof OwnTexts<Template>]: Filled<OwnTexts<Template>[Name]>
}

export type TextsByTemplate = {[Template in EmailTemplate]: LayoutTexts & OwnTexts<Template>}

/** All email texts by language. The Lithuanian ones decide which there are. */
export const messages: Record<'lt' | 'en', TextsByTemplate & {frame: FrameTexts; labels: Labels}> = {lt, en}
