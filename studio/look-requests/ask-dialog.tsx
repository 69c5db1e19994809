import {maximumSentence} from '@site/schemas/requests/studio-messages'
import {Box, Button, Card, Dialog, Flex, Select, Stack, Text, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type FormEvent, useId, useState} from 'react'
import {useSchema, useTranslation} from 'sanity'
import {fieldTitle} from '../documents/field-title.ts'
import {type AskedPlace, useLookRequests} from './look-requests-provider.tsx'
import type {Refusal} from './send-message.ts'
import {lookTexts} from './texts.ts'

interface AskDialogProps {
  place: AskedPlace
  onClose: () => void
}

export default function AskDialog({place, onClose}: AskDialogProps) {
  const {t} = useTranslation(lookTexts.namespace)
  const {status, people} = useLookRequests()
  return (
    <Dialog id={useId()} header={t('ask.title')} width={0} onClose={onClose} onClickOutside={onClose}>
      <Box padding={4}>
        {status === 'ready' && people.length > 0 ? (
          <AskForm place={place} onClose={onClose} />
        ) : (
          <Nobody onClose={onClose} />
        )}
      </Box>
    </Dialog>
  )
}

/** Nobody else has opened the Studio yet, or it is not known who has. */
function Nobody({onClose}: Pick<AskDialogProps, 'onClose'>) {
  const {t} = useTranslation(lookTexts.namespace)
  const {status, load} = useLookRequests()
  return (
    <Stack gap={4}>
      <Text as="output" size={1}>
        {t(status === 'ready' ? 'ask.nobody' : `ask.people.${status}`)}
      </Text>
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text={t('close')} onClick={onClose} />
        {status === 'failed' && <Button text={t('retry')} onClick={() => void load()} />}
      </Flex>
    </Stack>
  )
}

function AskForm({place, onClose}: AskDialogProps) {
  const {t} = useTranslation(lookTexts.namespace)
  const {people, send} = useLookRequests()
  const toast = useToast()
  const id = useId()
  // A press that is repeated asks once.
  const [requestId] = useState(() => crypto.randomUUID())
  const [reader, setReader] = useState('')
  const [sentence, setSentence] = useState('')
  const [state, setState] = useState<'typing' | 'lacking' | 'sending' | Refusal>('typing')
  const type = useSchema().get(place.documentType)
  const isComplete = reader !== '' && sentence.trim() !== ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isComplete) return setState('lacking')
    setState('sending')
    const document = {id: place.documentId, type: place.documentType}
    const refusal = await send({action: 'ask', id: requestId, reader, document, path: place.path, sentence})
    if (refusal) return setState(refusal)
    toast.push({status: 'success', title: t('ask.done'), description: t('ask.done.description')})
    onClose()
  }

  return (
    <Stack as="form" gap={4} onSubmit={(event) => void submit(event)}>
      <Text size={1}>
        {place.path ? t('ask.about.field', {field: fieldTitle(type, place.path)}) : t('ask.about.document')}
      </Text>
      <Stack gap={3}>
        <Text as="label" htmlFor={`${id}-reader`} size={1} weight="medium">
          {t('ask.reader')}
        </Text>
        <Select
          id={`${id}-reader`}
          value={reader}
          aria-describedby={`${id}-hint`}
          onChange={({currentTarget}) => setReader(currentTarget.value)}
        >
          <option value="">{t('ask.choose')}</option>
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </Select>
        <Text id={`${id}-hint`} size={1} muted>
          {t('ask.reader.hint')}
        </Text>
      </Stack>
      <Stack gap={3}>
        <Text as="label" htmlFor={`${id}-sentence`} size={1} weight="medium">
          {t('ask.sentence')}
        </Text>
        <TextInput
          id={`${id}-sentence`}
          value={sentence}
          maxLength={maximumSentence}
          autoComplete="off"
          placeholder={t('ask.example')}
          onChange={({currentTarget}) => setSentence(currentTarget.value)}
        />
      </Stack>
      {(state === 'lacking' ? !isComplete : state !== 'typing' && state !== 'sending') && (
        <Card tone="critical" padding={3} radius={2} border role="alert">
          <Text size={1}>{t(`ask.${state}`)}</Text>
        </Card>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button mode="bleed" text={t('cancel')} onClick={onClose} />
        <Button
          type="submit"
          tone="primary"
          text={t('ask.send')}
          loading={state === 'sending'}
          disabled={state === 'sending'}
        />
      </Flex>
    </Stack>
  )
}
