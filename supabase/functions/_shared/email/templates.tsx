import type {ReactNode} from 'react'
import {Button, Link, Section, Text} from 'react-email'
import type {EmailData, EmailTemplate} from './email-data.ts'
import {EmailFrame} from './email-frame.tsx'
import type {ActionTexts, FrameTexts, EmailTexts, TextsOf} from './messages.ts'
import {styles} from './styles.ts'

/** Props of every template. The texts are already filled in. */
interface EmailProps<Texts extends EmailTexts, Data> {
  language: 'lt' | 'en'
  siteUrl: string
  frame: FrameTexts
  texts: Texts
  data: Data
}

/** An email with a link that logs its reader in, valid for an hour and once. */
function LinkEmail({data, ...email}: EmailProps<ActionTexts, {link: string}>) {
  return (
    <EmailFrame {...email}>
      <ActionLink href={data.link} label={email.texts.button} hint={email.frame.linkHint} />
      <Text className="muted" style={styles.note}>
        {email.frame.linkValidity}
      </Text>
    </EmailFrame>
  )
}

/** A notice of a change to an account. The link is for owners who did not make it themselves. */
function NoticeEmail({data, ...email}: EmailProps<ActionTexts, {link: string}>) {
  return (
    <EmailFrame {...email}>
      <ActionLink href={data.link} label={email.texts.button} hint={email.frame.linkHint} />
    </EmailFrame>
  )
}

interface ActionLinkProps {
  href: string
  label: string
  /** Introduces the plain URL, in case the button does not work. */
  hint: string
}

/** A large button and the plain URL below it. The plain-text version has the URL once. */
function ActionLink({href, label, hint}: ActionLinkProps) {
  return (
    <>
      <Section style={{margin: '8px 0 24px'}}>
        <Button href={href} className="button" style={styles.button}>
          {label}
        </Button>
      </Section>
      <Text data-skip-in-text="true" className="muted" style={styles.note}>
        {hint}
        <br />
        <Link href={href} className="link" style={styles.link}>
          {href}
        </Link>
      </Text>
    </>
  )
}

type Templates = {
  [Template in EmailTemplate]: (props: EmailProps<TextsOf<Template>, EmailData<Template>>) => ReactNode
}

/** The component of each template. */
export const templates: Templates = {
  'confirm-sign-up': LinkEmail,
  'reset-password': LinkEmail,
  invitation: LinkEmail,
  'approve-email-change': LinkEmail,
  'confirm-new-email': LinkEmail,
  'password-changed': NoticeEmail,
  'email-changed': NoticeEmail,
  'phone-changed': NoticeEmail,
  'identity-linked': NoticeEmail,
  'identity-unlinked': NoticeEmail,
  'two-step-added': NoticeEmail,
  'two-step-removed': NoticeEmail,
}
