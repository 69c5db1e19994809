import {ActionLink} from '../action-link.tsx'
import {MailFrame} from '../mail-frame.tsx'
import type {ActionTexts} from '../messages.ts'
import type {MailProps} from './mail-props.ts'

/** Something happened to an account; the link is for whom it was not who did it. */
export function NoticeMail({data, ...mail}: MailProps<ActionTexts, {link: string}>) {
  return (
    <MailFrame {...mail}>
      <ActionLink href={data.link} label={mail.texts.button} hint={mail.frame.linkHint} />
    </MailFrame>
  )
}
