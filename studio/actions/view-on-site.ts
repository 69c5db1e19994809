import {LaunchIcon} from '@sanity/icons/Launch'
import {type DocumentActionComponent, useTranslation} from 'sanity'
import {env} from '../workspace/env.ts'
import {pathToVisit} from './document-paths.ts'
import {actionTexts} from './texts.ts'

declare module 'sanity' {
  interface DocumentActionKeys {
    viewOnSite: never
  }
}

export const siteUrl = (path: string) => new URL(path, env.SITE_URL).href

export const viewOnSite: DocumentActionComponent = ({published, draft}) => {
  const {t} = useTranslation(actionTexts.namespace)
  const document = published ?? draft
  const path = document && pathToVisit(document)
  return {
    label: t('view.label'),
    icon: LaunchIcon,
    group: ['default', 'paneActions'],
    disabled: !published || !path,
    title: published && path ? t('view.title', {path}) : t('view.unpublished'),
    onHandle: () => {
      window.open(siteUrl(path ?? '/'), '_blank', 'noopener')
    },
  }
}

viewOnSite.action = 'viewOnSite'
viewOnSite.displayName = 'ViewOnSite'
