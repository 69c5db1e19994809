import {type DocumentActionComponent, useParseErrors, useTranslation} from 'sanity'
import {fieldTexts} from '../inputs/texts.ts'

/**
 * Publishing that waits while a field holds text that its input cannot read. Sanity shows such text as an error, but its
 * own action publishes the value before it.
 */
export function withUnreadFields(publish: DocumentActionComponent): DocumentActionComponent {
  const publishWhatIsRead: DocumentActionComponent = (props) => {
    const action = publish(props)
    const isUnread = Object.keys(useParseErrors()).length > 0
    const {t} = useTranslation(fieldTexts.namespace)
    return action && isUnread ? {...action, disabled: true, title: t('publish.unread')} : action
  }
  return Object.assign(publishWhatIsRead, {action: publish.action, displayName: publish.displayName})
}
