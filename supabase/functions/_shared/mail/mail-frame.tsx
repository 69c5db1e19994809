import type {ReactNode} from 'react'
import {Body, Container, Head, Heading, Html, Link, Preview, Section, Text} from 'react-email'
import {darkLook, style} from './look.ts'
import type {FrameTexts, MailTexts} from './messages.ts'
import {Sash} from './sash.tsx'

interface MailFrameProps {
  language: 'lt' | 'en'
  siteUrl: string
  frame: FrameTexts
  texts: MailTexts
  children: ReactNode
}

/** What all mails look like: the band, who writes, a heading, and below it what the mail is about. */
export function MailFrame({language, siteUrl, frame, texts, children}: MailFrameProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{texts.subject}</title>
        <style>{darkLook}</style>
      </Head>
      <Body lang={language} className="paper" style={style.body}>
        <Preview useTitleTag={false}>{texts.preview}</Preview>
        <Container className="raised" style={style.card}>
          <Sash />
          <Section style={style.content}>
            <Text className="muted" style={style.community}>
              {frame.community}
            </Text>
            <Heading as="h1" className="heading" style={style.heading}>
              {texts.heading}
            </Heading>
            {texts.paragraphs.map((paragraph) => (
              <Text key={paragraph} className="ink" style={style.paragraph}>
                {paragraph}
              </Text>
            ))}
            {children}
            {texts.notes.map((note) => (
              <Text key={note} className="muted" style={style.note}>
                {note}
              </Text>
            ))}
            <Text className="muted" style={style.footer}>
              {frame.footer}
              <br />
              <Link href={siteUrl} className="link" style={style.link}>
                {siteUrl}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}
