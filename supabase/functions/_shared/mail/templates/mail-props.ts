import type {FrameTexts, MailTexts} from '../messages.ts'

/** What every template gets; the texts are filled already. */
export interface MailProps<Texts extends MailTexts, Data> {
  language: 'lt' | 'en'
  siteUrl: string
  frame: FrameTexts
  texts: Texts
  data: Data
}
