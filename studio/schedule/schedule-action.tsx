import {CalendarIcon} from '@sanity/icons/Calendar'
import {useState} from 'react'
import {
  type DocumentActionComponent,
  getPublishedId,
  useDocumentPairPermissions,
  useTranslation,
} from 'sanity'
import {useStartAsking} from '../questions/use-questions.tsx'
import {useCheckDraft} from '../validation/check-draft.ts'
import {ScheduleDialog} from './schedule-dialog.tsx'
import {useScheduledOf} from './scheduled-provider.tsx'
import {scheduleTexts} from './texts.ts'
import {useKeepChecked} from './use-keep-checked.ts'

declare module 'sanity' {
  interface DocumentActionKeys {
    schedule: never
  }
}

/** The action is hidden from people who may not publish. Until that is known it has its place, or others would move in an open menu. */
export const scheduleAction: DocumentActionComponent = (props) => {
  const {id, type, draft, published, version} = props
  const [permission, isLoading] = useDocumentPairPermissions({id, type, permission: 'publish'})
  const mayPublish = permission?.granted === true
  const scheduled = useScheduledOf(id)
  const check = useCheckDraft(getPublishedId(id), type)
  useKeepChecked(scheduled.publish, props, check, mayPublish)
  const {t} = useTranslation(scheduleTexts.namespace)
  const startAsking = useStartAsking()
  const [isOpen, setOpen] = useState(false)
  if (!(mayPublish || isLoading) || version || !(draft || published)) return null
  const close = () => setOpen(false)
  return {
    label: t('action.label'),
    title: t('action.title'),
    icon: CalendarIcon,
    disabled: !mayPublish,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: t('dialog.header'),
      width: 'small',
      onClose: close,
      content: (
        <ScheduleDialog
          document={{documentId: getPublishedId(id), documentType: type}}
          hasDraft={draft !== null}
          scheduled={scheduled}
          check={check}
          startAsking={startAsking}
          onClose={close}
        />
      ),
    },
  }
}

scheduleAction.action = 'schedule'
scheduleAction.displayName = 'ScheduleAction'
