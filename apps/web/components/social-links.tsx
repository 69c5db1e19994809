import type {SiteSettings} from '../content/content-types.ts'
import {linkTarget} from '../content/link-target.ts'
import {env} from '../env.ts'
import {ExternalLink} from './external-link.tsx'

const platformNames = {facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', whatsapp: 'WhatsApp'}

interface SocialLinksProps {
  links: SiteSettings['socialLinks']
  className: string
}

/** The community's pages elsewhere, as list items. */
export function SocialLinks({links, className}: SocialLinksProps) {
  return links?.map(({_key, platform, url}) => {
    const target = linkTarget(url, env.SITE_URL)
    if (!platform || target?.kind !== 'web') return null
    return (
      <li key={_key}>
        <ExternalLink href={target.href} className={className}>
          {platformNames[platform]}
        </ExternalLink>
      </li>
    )
  })
}
