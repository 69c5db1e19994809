import {LaunchIcon} from '@sanity/icons/Launch'
import {documentPath} from '@site/schemas/fields/document-path'
import type {DocumentActionComponent, SanityDocument} from 'sanity'
import {env} from '../env.ts'

declare module 'sanity' {
  interface DocumentActionKeys {
    viewOnSite: never
  }
}

/** Opens the published page in a new tab; the old address of a redirect, which leads on to the new one. */
export const viewOnSite: DocumentActionComponent = ({published, draft}) => {
  const document = published ?? draft
  const path = document && pathToVisit(document)
  return {
    label: 'Žiūrėti svetainėje',
    icon: LaunchIcon,
    group: ['default', 'paneActions'],
    disabled: !published || !path,
    title:
      published && path
        ? `Atidaryti ${path} naujame skirtuke`
        : 'Pirmiausia paskelbkite – tada puslapis atsiras svetainėje.',
    onHandle: () => {
      window.open(new URL(path ?? '/', env.SANITY_STUDIO_SITE_URL), '_blank', 'noopener')
    },
  }
}

viewOnSite.action = 'viewOnSite'
viewOnSite.displayName = 'ViewOnSite'

export function pathToVisit(document: SanityDocument): string | undefined {
  if (document._type !== 'redirect') return documentPath(document)
  return typeof document.from === 'string' ? document.from : undefined
}
