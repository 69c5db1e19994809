import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {leadsToPage, WebLink} from '#/ui/web-link.tsx'

const platformNames = {facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', whatsapp: 'WhatsApp'}

interface SocialLinksProps {
  links: SiteSettings['socialLinks']
  className: string
}

/** The community's pages elsewhere, as list items. */
export function SocialLinks({links, className}: SocialLinksProps) {
  return links?.map(({_key, platform, url}) => {
    if (!platform || !leadsToPage(url)) return null
    return (
      <li key={_key}>
        <WebLink href={url} className={className}>
          {platformNames[platform]}
        </WebLink>
      </li>
    )
  })
}
