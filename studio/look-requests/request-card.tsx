import {type LookRequest, maximumSentence} from '@site/schemas/requests/studio-messages'
import {Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type KeyboardEvent, type ReactNode, useId, useState} from 'react'
import {useTranslation} from 'sanity'
import {useLondonTime} from '../time/london-time.ts'
import {useLookRequests} from './look-requests-provider.tsx'
import {lookTexts} from './texts.ts'

interface RequestCardProps {
  request: LookRequest
  /** Where it is about, if that is not where the card stands. */
  children?: ReactNode
}

/** A request as both people see it: the one answers, the other may withdraw it. */
export function RequestCard({request, children}: RequestCardProps) {
  const {t} = useTranslation(lookTexts.namespace)
  const time = useLondonTime()
  const {isMine, name, sentence, askedAt, email} = request
  return (
    <Card
      as="article"
      tone={isMine ? 'default' : 'primary'}
      border
      radius={2}
      padding={3}
      data-testid="look-request"
    >
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {t(isMine ? 'mine.title' : 'theirs.title', {name})}
        </Text>
        <Text size={1} style={{overflowWrap: 'anywhere'}}>
          {sentence}
        </Text>
        {children}
        <Text size={1} muted>
          {[time(askedAt), isMine && email ? t(`email.${email}`) : ''].filter(Boolean).join(' · ')}
        </Text>
        {isMine ? <Withdraw request={request} /> : <Answer request={request} />}
      </Stack>
    </Card>
  )
}

/** What was refused is told, and what was typed stays. */
function useReply(done: string) {
  const {t} = useTranslation(lookTexts.namespace)
  const {send, load} = useLookRequests()
  const toast = useToast()
  const [isSending, setSending] = useState(false)
  return {
    isSending,
    reply: async (message: Parameters<typeof send>[0]) => {
      setSending(true)
      const refusal = await send(message)
      setSending(false)
      if (!refusal) return toast.push({status: 'success', title: t(done)})
      toast.push({status: 'error', title: t('reply.failed.title'), description: t(`reply.${refusal}`)})
      if (refusal === 'gone') await load()
    },
  }
}

function Withdraw({request: {id}}: {request: LookRequest}) {
  const {t} = useTranslation(lookTexts.namespace)
  const {isSending, reply} = useReply('withdraw.done')
  return (
    <Flex>
      <Button
        mode="ghost"
        fontSize={1}
        padding={3}
        text={t('withdraw')}
        disabled={isSending}
        onClick={() => void reply({action: 'withdraw', id})}
      />
    </Flex>
  )
}

function Answer({request: {id, name}}: {request: LookRequest}) {
  const {t} = useTranslation(lookTexts.namespace)
  const {isSending, reply} = useReply('answer.done')
  const [answer, setAnswer] = useState('')
  const inputId = useId()
  const isWritten = answer.trim() !== ''
  const submit = () => void reply({action: 'answer', id, ...(isWritten && {answer})})
  // Sanity's form is around this, and no form may be within another.
  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isWritten && !isSending) submit()
  }
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={inputId} size={1} muted>
        {t('answer.label', {name})}
      </Text>
      <TextInput
        id={inputId}
        value={answer}
        maxLength={maximumSentence}
        autoComplete="off"
        fontSize={1}
        onChange={({currentTarget}) => setAnswer(currentTarget.value)}
        onKeyDown={submitByEnter}
      />
      <Flex>
        <Button
          tone="primary"
          fontSize={1}
          padding={3}
          text={t(isWritten ? 'answer.send' : 'answer.fine')}
          loading={isSending}
          disabled={isSending}
          onClick={submit}
        />
      </Flex>
    </Stack>
  )
}
