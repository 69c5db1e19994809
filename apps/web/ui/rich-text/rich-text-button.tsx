import {linkTarget} from '#/routes/link-target.ts'
import {env} from '#/environment/env.ts'
import {buttonClass} from '../controls/button.tsx'
import {PrintedLink} from '../links/printed-link.tsx'
import {RichTextLink} from './rich-text-link.tsx'

/** Paper shows the words and where they lead. Renders nothing if the button leads nowhere. */
export function RichTextButton({label, href}: {label?: string; href?: string}) {
  if (!label || !href || !linkTarget(href, env.SITE_URL)) return null
  return (
    <p className="mt-6">
      <RichTextLink href={href} className={buttonClass()}>
        {label}
      </RichTextLink>
      <span className="hidden print:inline">{label}: </span>
      <PrintedLink href={href} />
    </p>
  )
}
