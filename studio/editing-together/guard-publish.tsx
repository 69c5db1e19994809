import {useState} from 'react'
import {type DocumentActionComponent, getPublishedId, useCurrentUser, useTranslation, useUser} from 'sanity'
import {recentEdits} from './recent-edits.ts'
import {editingTexts} from './texts.ts'
import {useIsOnline} from './use-connection.ts'

/** Publishing needs a connection. While somebody else is typing in the document, it asks first. */
export function guardPublish(publish: DocumentActionComponent): DocumentActionComponent {
  const guardedPublish: DocumentActionComponent = (props) => {
    const action = publish(props)
    const {t} = useTranslation(editingTexts.namespace)
    const isOnline = useIsOnline(props.id, props.type)
    const me = useCurrentUser()?.id
    const [author, setAuthor] = useState<string>()
    if (!action) return action
    if (!isOnline) return {...action, disabled: true, title: t('offline.publish')}

    const close = () => setAuthor(undefined)
    return {
      ...action,
      onHandle: () => {
        const [other] = recentEdits.authorsExcept(me, getPublishedId(props.id))
        if (other === undefined) action.onHandle?.()
        else setAuthor(other)
      },
      dialog:
        author === undefined
          ? action.dialog
          : {
              type: 'confirm',
              tone: 'caution',
              message: <TypingNotice author={author} />,
              confirmButtonText: t('typing.publish'),
              cancelButtonText: t('typing.wait'),
              onCancel: close,
              onConfirm: () => {
                close()
                action.onHandle?.()
              },
            },
    }
  }
  return Object.assign(guardedPublish, {action: publish.action, displayName: publish.displayName})
}

function TypingNotice({author}: {author: string}) {
  const {t} = useTranslation(editingTexts.namespace)
  const [user] = useUser(author)
  return (
    <>
      <strong>{t('typing.header')}.</strong>{' '}
      {t('typing.message', {name: user?.displayName ?? t('typing.somebody')})}
    </>
  )
}
