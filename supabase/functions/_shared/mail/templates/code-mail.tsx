import {Text} from 'react-email'
import {style} from '../look.ts'
import {MailFrame} from '../mail-frame.tsx'
import type {MailTexts} from '../messages.ts'
import type {MailProps} from './mail-props.ts'

/** A number to be typed into the site. */
export function CodeMail({data, ...mail}: MailProps<MailTexts, {code: string}>) {
  return (
    <MailFrame {...mail}>
      <Text className="heading" style={style.code}>
        {data.code}
      </Text>
    </MailFrame>
  )
}
