import {Box, Dialog} from '@sanity/ui'
import {createContext, type ReactNode, use, useCallback, useId, useMemo, useState} from 'react'
import {type LayoutProps, useClient, useCurrentUser, useTranslation} from 'sanity'
import type {Asked, PendingAction} from './question.ts'
import {questions} from './questions.tsx'

/** Resolves to whether the action may go on. A question that was answered is asked again only if it has changed. */
export type Ask = (action: PendingAction) => Promise<boolean>

type Shown = Asked & {answer: (mayGoOn: boolean) => void}

const StartAsking = createContext<() => Ask>(() => () => Promise.resolve(false))

/** Each press begins with no answers. */
export const useStartAsking = () => use(StartAsking)

/** Sanity would show the dialog of an action twice if the action was begun by keys. */
export function Questions(props: LayoutProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const userId = useCurrentUser()?.id
  const [shown, setShown] = useState<Shown>()
  const startAsking = useCallback((): Ask => {
    const confirmed = new Set<string>()
    return async (action) => {
      for (const question of questions) {
        const asked = await question(action, {client, userId})
        const about = JSON.stringify([asked?.header, asked?.about])
        if (!asked || confirmed.has(about)) continue
        const mayGoOn = await new Promise<boolean>((answer) => setShown({...asked, answer}))
        setShown(undefined)
        if (!mayGoOn) return false
        confirmed.add(about)
      }
      return true
    }
  }, [client, userId])
  const studio = useMemo(() => props.renderDefault(props), [props])
  return (
    <StartAsking value={startAsking}>
      {studio}
      {shown && <ShownQuestion {...shown} />}
    </StartAsking>
  )
}

function ShownQuestion({namespace, header, body, answer}: Shown) {
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
