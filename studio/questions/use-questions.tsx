import {Box, Dialog} from '@sanity/ui'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {type LayoutProps, useClient, useCurrentUser, useTranslation} from 'sanity'
import type {PendingAction} from './question.ts'
import {QuestionQueue, type WaitingQuestion} from './question-queue.ts'
import {questions} from './questions.tsx'

/** Resolves to whether the action may go on. A question that was answered is asked again only if it has changed. */
export type Ask = (action: PendingAction) => Promise<boolean>

type StartAsking = (form: AbortSignal) => Ask

const StartAsking = createContext<StartAsking>(() => () => Promise.resolve(false))

/** Each press begins with no answers. Once the form is closed, the answer is no, unless it is about more than the form. */
export function useStartAsking({outlivesForm = false} = {}): () => Ask {
  const startAsking = use(StartAsking)
  const form = useRef(new AbortController())
  useEffect(() => {
    const opened = new AbortController()
    form.current = opened
    return outlivesForm ? undefined : () => opened.abort()
  }, [outlivesForm])
  return useCallback(() => startAsking(form.current.signal), [startAsking])
}

/** Sanity would show the dialog of an action twice if the action was begun by keys. */
export function Questions(props: LayoutProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const userId = useCurrentUser()?.id
  const [queue] = useState(() => new QuestionQueue())
  const [shown] = useSyncExternalStore(queue.subscribe, queue.waiting)
  const startAsking = useCallback(
    (form: AbortSignal): Ask => {
      const confirmed = new Set<string>()
      return async (action) => {
        for (const question of questions) {
          const asked = await question(action, {client, userId})
          const about = JSON.stringify([asked?.header, asked?.about])
          if (!asked || confirmed.has(about)) continue
          if (!(await queue.ask(asked, form))) return false
          confirmed.add(about)
        }
        return true
      }
    },
    [client, userId, queue],
  )
  const studio = useMemo(() => props.renderDefault(props), [props])
  return (
    <StartAsking value={startAsking}>
      {studio}
      {shown && <ShownQuestion {...shown} key={shown.key} />}
    </StartAsking>
  )
}

function ShownQuestion({namespace, header, body, answer}: WaitingQuestion) {
  const {t} = useTranslation(namespace)
  const onCancel = () => answer(false)
  return (
    <QuestionDialog header={t(header)} onClose={onCancel}>
      {body({onConfirm: () => answer(true), onCancel})}
    </QuestionDialog>
  )
}

/** A question may be asked by what stands in a dialog itself. */
const ABOVE_OTHER_DIALOGS = 2000

interface QuestionDialogProps {
  header: string
  onClose: () => void
  children: ReactNode
}

export function QuestionDialog({header, onClose, children}: QuestionDialogProps) {
  return (
    <Dialog
      id={useId()}
      header={header}
      onClose={onClose}
      onClickOutside={onClose}
      width={0}
      zOffset={ABOVE_OTHER_DIALOGS}
    >
      <Box padding={4}>{children}</Box>
    </Dialog>
  )
}
