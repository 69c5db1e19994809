import type {ReactNode} from 'react'
import type {MailData, MailTemplate} from './mail-data.ts'
import type {TextsOf} from './messages.ts'
import {CodeMail} from './templates/code-mail.tsx'
import {LinkMail} from './templates/link-mail.tsx'
import type {MailProps} from './templates/mail-props.ts'
import {NoticeMail} from './templates/notice-mail.tsx'

type Templates = {
  [Template in MailTemplate]: (props: MailProps<TextsOf<Template>, MailData<Template>>) => ReactNode
}

/** What each mail looks like. */
export const templates: Templates = {
  'confirm-sign-up': LinkMail,
  'reset-password': LinkMail,
  'log-in-link': LinkMail,
  invitation: LinkMail,
  'approve-email-change': LinkMail,
  'confirm-new-email': LinkMail,
  'confirmation-code': CodeMail,
  'password-changed': NoticeMail,
  'email-changed': NoticeMail,
  'phone-changed': NoticeMail,
  'identity-linked': NoticeMail,
  'identity-unlinked': NoticeMail,
  'two-step-added': NoticeMail,
  'two-step-removed': NoticeMail,
}
