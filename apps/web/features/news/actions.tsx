import {documentPath} from '@site/schemas/routes/document-path'
import type {ReactNode} from 'react'
import type {ContentAction} from './news-queries.ts'
import {hasPage} from '#/routes/has-page.ts'
import {ButtonLink, buttonClass, type ButtonLook} from '#/ui/button-link.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {DonateButton} from '#/features/donations/donate-button.tsx'
import {RegistrationButton} from '#/features/events/registration-button.tsx'
import {WebLink} from '#/ui/web-link.tsx'

interface ActionsProps {
  actions: ContentAction[] | null
  /** Among many others, where no button is to stand out; otherwise the first does. */
  calm?: boolean
  className?: string
  /** List items to follow the buttons. */
  children?: ReactNode
}

/** The buttons that a volunteer gave to a text. A link to a page that the site does not have is left out. */
export function Actions({actions, calm = false, className = '', children}: ActionsProps) {
  return (
    <ul className={`flex flex-wrap items-center gap-3 ${className}`}>
      {actions?.map((action, index) => (
        <li key={action._key} className="empty:hidden">
          <Action action={action} look={calm || index > 0 ? 'quiet' : 'primary'} />
        </li>
      ))}
      {children}
    </ul>
  )
}

async function Action({action, look}: {action: ContentAction; look: ButtonLook}) {
  const label = <ActionLabel text={action.label} />
  switch (action._type) {
    case 'internalLink': {
      const path = action.document ? documentPath(action.document) : action.page
      if (!path || !(await hasPage(path))) return null
      return (
        <ButtonLink href={path} look={look}>
          {label}
        </ButtonLink>
      )
    }
    case 'externalLink':
      return (
        <WebLink href={action.url} className={buttonClass(look)}>
          {label}
        </WebLink>
      )
    case 'donateAction':
      return action.campaign ? <DonateButton campaign={action.campaign} label={action.label} /> : null
    case 'registrationAction':
      return action.event ? <RegistrationButton event={action.event} label={action.label} /> : null
  }
}

/** The note on a missing translation takes the button's colour, to be legible on it. */
function ActionLabel({text}: {text: ContentAction['label']}) {
  return (
    <span className="[&_small]:text-current">
      <LocalizedText text={text} />
    </span>
  )
}
