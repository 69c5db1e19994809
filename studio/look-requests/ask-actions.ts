import {CommentIcon} from '@sanity/icons/Comment'
import {
  defineDocumentFieldAction,
  type DocumentActionComponent,
  getPublishedId,
  pathToString,
  useCurrentUser,
  useGetFormValue,
  useTranslation,
} from 'sanity'
import {useAskToLook} from './look-requests-provider.tsx'
import {canSend} from './send-message.ts'
import {lookTexts} from './texts.ts'

declare module 'sanity' {
  interface DocumentActionKeys {
    askToLook: never
  }
}

/** Viewers answer, and ask nobody. */
const useMayAsk = () => useCurrentUser()?.roles.some(({name}) => name !== 'viewer') === true && canSend

export const askToLook: DocumentActionComponent = ({id, type, draft, published, version}) => {
  const {t} = useTranslation(lookTexts.namespace)
  const ask = useAskToLook()
  const mayAsk = useMayAsk()
  if (!mayAsk || version || !(draft || published)) return null
  return {
    label: t('ask.action'),
    title: t('ask.action.title'),
    icon: CommentIcon,
    onHandle: () => ask({documentId: getPublishedId(id), documentType: type, path: ''}),
  }
}

askToLook.action = 'askToLook'
askToLook.displayName = 'AskToLook'

export const askToLookAtField = defineDocumentFieldAction({
  name: 'site/ask-to-look',
  useAction: ({documentId, path}) => {
    // What Sanity calls the type of the document here is that of the field.
    const formValue = useGetFormValue()
    const {t} = useTranslation(lookTexts.namespace)
    const ask = useAskToLook()
    const mayAsk = useMayAsk()
    return {
      type: 'action',
      title: t('ask.action'),
      icon: CommentIcon,
      hidden: !mayAsk || path.length === 0,
      onAction: () => ask({documentId, documentType: String(formValue(['_type'])), path: pathToString(path)}),
    }
  },
})
