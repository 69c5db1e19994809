import type {ReactNode} from 'react'
import {Body, Container, Head, Heading, Html, Link, Preview, Section, Text} from 'react-email'
import {darkStyles, styles} from './styles.ts'
import type {FrameTexts, EmailTexts} from './messages.ts'
import {Sash} from './sash.tsx'

interface EmailFrameProps {
  language: 'lt' | 'en'
  siteUrl: string
  frame: FrameTexts
  texts: EmailTexts
  children: ReactNode
}

/** The layout of every email: woven band, sender, heading, content, footer. */
export function EmailFrame({language, siteUrl, frame, texts, children}: EmailFrameProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{texts.subject}</title>
        <style>{darkStyles}</style>
      </Head>
      <Body lang={language} className="paper" style={styles.body}>
        <Preview useTitleTag={false}>{texts.preview}</Preview>
        <Container className="raised" style={styles.card}>
          <Sash />
          <Section style={styles.content}>
            <Text className="muted" style={styles.community}>
              {frame.community}
            </Text>
            <Heading as="h1" className="heading" style={styles.heading}>
              {texts.heading}
            </Heading>
            {texts.paragraphs.map((paragraph) => (
              <Text key={paragraph} className="ink" style={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
            {children}
            {texts.notes.map((note) => (
              <Text key={note} className="muted" style={styles.note}>
                {note}
              </Text>
            ))}
            <Text className="muted" style={styles.footer}>
              {frame.footer}
              <br />
              <Link href={siteUrl} className="link" style={styles.link}>
                {siteUrl}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}
