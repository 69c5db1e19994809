import {useRef, useState} from 'react'
import {
  definePlugin,
  type DocumentActionComponent,
  type DocumentActionsResolver,
  useClient,
  useTranslation,
} from 'sanity'
import {askRegistrants} from './ask-registrants.ts'
import {questionOf} from './event-change.ts'
import {type Asked, RegistrantsDialog} from './registrants-dialog.tsx'
import {registrantTexts} from './texts.ts'

const touching = ['publish', 'unpublish', 'delete'] as const
type Touching = (typeof touching)[number]

const isTouching = (action: string | undefined): action is Touching =>
  touching.some((each) => each === action)

const askAboutRegistrants: DocumentActionsResolver = (actions, {schemaType}) =>
  schemaType === 'event'
    ? actions.map((action) => (isTouching(action.action) ? askingBefore(action, action.action) : action))
    : actions

function askingBefore(original: DocumentActionComponent, name: Touching): DocumentActionComponent {
  const withQuestion: DocumentActionComponent = (props) => {
    const action = original(props)
    const question = questionOf(name, props.published, props.draft)
    const [asked, setAsked] = useState<Asked>()
    const asking = useRef<AbortController>(undefined)
    const {token} = useClient({apiVersion: '2025-02-19'}).config()
    const {t} = useTranslation(registrantTexts.namespace)
    if (!action || !question) return action

    const close = () => {
      asking.current?.abort()
      setAsked(undefined)
    }
    const proceed = () => {
      close()
      action.onHandle?.()
    }
    const ask = async () => {
      const {signal} = (asking.current = new AbortController())
      setAsked({state: 'asking'})
      try {
        const answer = await askRegistrants(question, token, signal)
        if (signal.aborted) return
        if (answer.registrations > 0) setAsked({state: 'known', answer})
        else proceed()
      } catch {
        if (!signal.aborted) setAsked({state: 'unknown'})
      }
    }
    return {
      ...action,
      onHandle: () => void ask(),
      dialog: asked
        ? {
            type: 'dialog',
            header: t(asked.state === 'known' ? 'header' : 'unknown.header'),
            width: 'small',
            onClose: close,
            content: (
              <RegistrantsDialog
                action={name}
                changes={question.changes}
                asked={asked}
                onConfirm={proceed}
                onCancel={close}
              />
            ),
          }
        : action.dialog,
    }
  }
  return Object.assign(withQuestion, {action: name, displayName: original.displayName})
}

/** This plugin must follow the ones that wrap or add actions. */
export const registrants = definePlugin({
  name: 'registrants',
  document: {actions: askAboutRegistrants},
  i18n: {bundles: registrantTexts.bundles},
})
