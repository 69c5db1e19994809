import {Button, Link, Section, Text} from 'react-email'
import {style} from './look.ts'

interface ActionLinkProps {
  href: string
  label: string
  /** Introduces the address itself, for whom the button does not work. */
  hint: string
}

/** The one thing to do: a large button, and below it the plain address. Plain text has the address once. */
export function ActionLink({href, label, hint}: ActionLinkProps) {
  return (
    <>
      <Section style={{margin: '8px 0 24px'}}>
        <Button href={href} className="button" style={style.button}>
          {label}
        </Button>
      </Section>
      <Text data-skip-in-text="true" className="muted" style={style.note}>
        {hint}
        <br />
        <Link href={href} className="link" style={style.link}>
          {href}
        </Link>
      </Text>
    </>
  )
}
