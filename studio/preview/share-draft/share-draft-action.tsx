import {ShareIcon} from '@sanity/icons/Share'
import {useState} from 'react'
import {type DocumentActionComponent, getPublishedId, useCurrentUser, useTranslation} from 'sanity'
import {pathToVisit} from '../../actions/document-paths.ts'
import {privateTypes} from '../../schema/schema-types.ts'
import {previewTexts} from '../texts.ts'
import {ShareDraftDialog} from './share-draft-dialog.tsx'

declare module 'sanity' {
  interface DocumentActionKeys {
    shareDraft: never
  }
}

const typesWithoutDraftPage = new Set<string>(['redirect', ...privateTypes.map(({name}) => name)])

/** Only people who may edit can make links, since the site asks for proof. */
export const shareDraft: DocumentActionComponent = ({id, type, draft}) => {
  const {t} = useTranslation(previewTexts.namespace)
  const [isOpen, setIsOpen] = useState(false)
  const mayEdit = useCurrentUser()?.roles.some(({name}) => name !== 'viewer')
  if (!mayEdit || typesWithoutDraftPage.has(type)) return null
  const hasPage = draft !== null && pathToVisit(draft) !== undefined
  const title = draft ? t('share.action.no-page') : t('share.action.no-draft')
  return {
    label: t('share.action'),
    icon: ShareIcon,
    group: ['default', 'paneActions'],
    disabled: !hasPage,
    title: hasPage ? undefined : title,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('share.dialog.title'),
      content: <ShareDraftDialog document={getPublishedId(id)} />,
      onClose: () => setIsOpen(false),
    },
  }
}

shareDraft.action = 'shareDraft'
shareDraft.displayName = 'ShareDraft'
