import {documentPath} from '@site/schemas/routes/document-path'
import type {ReactNode} from 'react'
import {DonateButton} from '#/features/donations/donate-button.tsx'
import {EventRegistration} from '#/features/events/event-registration.tsx'
import {hasPage} from '#/routes/routes-queries.ts'
import {ButtonLink, buttonClass, type ButtonVariant} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {WebLink} from '#/ui/links/web-link.tsx'
import type {NewsAction} from '../news-queries.ts'

interface NewsButtonsProps {
  actions: NewsAction[] | null
  /** All buttons are quiet on cards in a list; otherwise the first is primary. */
  quiet?: boolean
  className?: string
  children?: ReactNode
}

/** Links to pages that do not exist are left out. */
export function NewsButtons({actions, quiet = false, className = '', children}: NewsButtonsProps) {
  return (
    <ul className={`flex flex-wrap items-center gap-3 ${className}`}>
      {actions?.map((action, index) => (
        <li key={action._key} className="empty:hidden">
          <NewsButton action={action} variant={quiet || index > 0 ? 'quiet' : 'primary'} />
        </li>
      ))}
      {children}
    </ul>
  )
}

async function NewsButton({action, variant}: {action: NewsAction; variant: ButtonVariant}) {
  const label = <ButtonLabel text={action.label} />
  switch (action._type) {
    case 'internalLink': {
      const path = action.document ? documentPath(action.document) : action.page
      if (!path || !(await hasPage(path))) return null
      return (
        <ButtonLink href={path} variant={variant}>
          {label}
        </ButtonLink>
      )
    }
    case 'externalLink':
      return (
        <WebLink href={action.url} className={buttonClass(variant)}>
          {label}
        </WebLink>
      )
    case 'donateAction':
      return action.campaign ? <DonateButton campaign={action.campaign} label={action.label} /> : null
    case 'registrationAction':
      return action.event?.eventKey ? (
        <EventRegistration eventKey={action.event.eventKey} label={label} variant={variant} />
      ) : null
  }
}

/** The note about a missing translation takes the button's colour, so that it is legible. */
function ButtonLabel({text}: {text: NewsAction['label']}) {
  return (
    <span className="[&_small]:text-current">
      <LocalizedText text={text} />
    </span>
  )
}
