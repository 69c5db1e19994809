import {Text} from 'react-email'
import {ActionLink} from '../action-link.tsx'
import {style} from '../look.ts'
import {MailFrame} from '../mail-frame.tsx'
import type {ActionTexts} from '../messages.ts'
import type {MailProps} from './mail-props.ts'

/** A mail whose link proves who reads it, for a day and once. */
export function LinkMail({data, ...mail}: MailProps<ActionTexts, {link: string}>) {
  return (
    <MailFrame {...mail}>
      <ActionLink href={data.link} label={mail.texts.button} hint={mail.frame.linkHint} />
      <Text className="muted" style={style.note}>
        {mail.frame.linkValidity}
      </Text>
    </MailFrame>
  )
}
