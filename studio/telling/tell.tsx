import {UsersIcon} from '@sanity/icons/Users'
import {lazy, Suspense, useState} from 'react'
import {type DocumentActionComponent, useTranslation} from 'sanity'
import {pathToTell} from './announcement.ts'
import type {TellDialogProps} from './tell-dialog.tsx'
import {tellingTexts} from './texts.ts'

declare module 'sanity' {
  interface DocumentActionKeys {
    tell: never
  }
}

const LazyDialog = lazy(() => import('./tell-dialog.tsx'))

/** It is loaded once somebody opens it. */
export function TellDialog(props: TellDialogProps) {
  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  )
}

export const tell: DocumentActionComponent = ({draft, published}) => {
  const {t} = useTranslation(tellingTexts.namespace)
  const [isOpen, setOpen] = useState(false)
  const document = published ?? draft
  if (!document || !pathToTell(document)) return null
  return {
    label: t('action'),
    icon: UsersIcon,
    group: ['default', 'paneActions'],
    disabled: !published,
    title: published ? undefined : t('action.unpublished'),
    onHandle: () => setOpen(true),
    dialog: isOpen &&
      published && {
        type: 'custom',
        component: (
          <TellDialog published={published} hasChanges={draft !== null} onClose={() => setOpen(false)} />
        ),
      },
  }
}

tell.action = 'tell'
tell.displayName = 'Tell'
