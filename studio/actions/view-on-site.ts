import {LaunchIcon} from '@sanity/icons/Launch'
import type {DocumentActionComponent} from 'sanity'
import {env} from '../env.ts'
import {pathToVisit} from './document-paths.ts'

declare module 'sanity' {
  interface DocumentActionKeys {
    viewOnSite: never
  }
}

/** Opens the published page in a new tab. */
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
        ? `Atverti ${path} naujame skirtuke`
        : 'Pirmiausia paskelbkite – tada puslapis atsiras svetainėje.',
    onHandle: () => {
      window.open(new URL(path ?? '/', env.SANITY_STUDIO_SITE_URL), '_blank', 'noopener')
    },
  }
}

viewOnSite.action = 'viewOnSite'
viewOnSite.displayName = 'ViewOnSite'
