import {useLocale} from 'next-intl'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {linkTarget} from '#/routes/link-target.ts'
import {env} from '#/environment/env.ts'

/** The link is shown on paper only, in letters. */
export function PrintedLink({href}: {href: string}) {
  const locale = useLocale()
  const target = linkTarget(href, env.SITE_URL)
  if (!target) return null
  const address = target.kind === 'internal' ? localizedUrl(env.SITE_URL, locale, target.path) : target.href
  return (
    <span className="hidden wrap-anywhere print:inline">
      {readable(address).replace(/^(?:https?:\/\/|mailto:|tel:)/, '')}
    </span>
  )
}

function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
