import type {ContentAction} from '../content/content-types.ts'
import {hasPage} from '../content/has-page.ts'
import {documentPath} from '@site/schemas/fields/document-path'
import {ButtonLink, buttonClass} from './button-link.tsx'
import {ExternalLink} from './external-link.tsx'
import {LocalizedText} from './localized-text.tsx'
import {DonateButton} from './slots/donate-button.tsx'
import {RegistrationButton} from './slots/registration-button.tsx'

/** The buttons that a volunteer gave to a text. A link to a page that the site does not have is left out. */
export function Actions({actions}: {actions: ContentAction[] | null}) {
  if (!actions || actions.length === 0) return null
  return (
    <ul className="mt-8 flex flex-wrap gap-3 empty:hidden">
      {actions.map((action) => (
        <li key={action._key} className="empty:hidden">
          <Action action={action} />
        </li>
      ))}
    </ul>
  )
}

async function Action({action}: {action: ContentAction}) {
  const label = <LocalizedText text={action.label} />
  switch (action._type) {
    case 'internalLink': {
      const path = action.document ? documentPath(action.document) : action.page
      if (!path || !(await hasPage(path))) return null
      return <ButtonLink href={path}>{label}</ButtonLink>
    }
    case 'externalLink':
      if (!action.url) return null
      return (
        <ExternalLink href={action.url} className={buttonClass()}>
          {label}
        </ExternalLink>
      )
    case 'donateAction':
      return action.campaign ? <DonateButton campaign={action.campaign} label={action.label} /> : null
    case 'registrationAction':
      return action.event ? <RegistrationButton event={action.event} label={action.label} /> : null
  }
}
