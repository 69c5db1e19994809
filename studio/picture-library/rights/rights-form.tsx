import {ClientError} from '@sanity/client'
import {Button, Card, Select, Stack, Text, TextArea, TextInput} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type ReactNode, type SyntheticEvent, useId, useState} from 'react'
import {useCurrentUser, useTranslation} from 'sanity'
import {loadPicture, type Picture} from '../find-pictures.ts'
import {libraryTexts} from '../texts.ts'
import {usePictureClient} from '../use-pictures.ts'
import {consents, permissions, type PictureRights, type RightsAnswers, saveRights} from '../picture-rights.ts'

export interface RightsFormProps {
  picture: Picture
  mayWrite: boolean
  onSaved: () => Promise<void>
}

type Trouble = {is: 'failed'} | {is: 'changed'; now: PictureRights | undefined}

/** What was entered stays until it is saved. */
export function RightsForm({picture, mayWrite, onSaved}: RightsFormProps) {
  const {t} = useTranslation(libraryTexts.namespace)
  const client = usePictureClient()
  const user = useCurrentUser()
  const {push} = useToast()
  const [known, setKnown] = useState(picture.rights)
  const [answers, setAnswers] = useState<RightsAnswers>({
    author: known?.author ?? '',
    permission: known?.permission ?? undefined,
    consent: known?.consent ?? undefined,
    note: known?.note ?? '',
  })
  const [isSaving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    setSaving(true)
    setTrouble(undefined)
    try {
      const by = {recordedBy: user?.id, recordedAt: new Date().toISOString()}
      setKnown(await saveRights(client, picture._id, known, answers, by))
      push({status: 'success', title: t('rights.saved')})
      await onSaved()
    } catch (error) {
      const isOvertaken = error instanceof ClientError && [404, 409].includes(error.statusCode)
      const now = isOvertaken
        ? await loadPicture(client, {types: []}, picture._id).catch(() => undefined)
        : undefined
      setTrouble(now ? {is: 'changed', now: now.rights} : {is: 'failed'})
      if (now) setKnown(now.rights)
    }
    setSaving(false)
  }
  const change = (changed: Partial<RightsAnswers>) => setAnswers({...answers, ...changed})
  const fields = {readOnly: !mayWrite, disabled: isSaving}
  return (
    <form onSubmit={(event) => void save(event)}>
      <Stack gap={4}>
        <Field label={t('rights.author')}>
          {(id) => (
            <TextInput
              id={id}
              {...fields}
              maxLength={200}
              value={answers.author}
              onChange={({currentTarget: {value}}) => change({author: value})}
            />
          )}
        </Field>
        <Choice
          name="permission"
          options={permissions}
          value={answers.permission}
          {...fields}
          onChoose={(permission) => change({permission})}
        />
        <Choice
          name="consent"
          options={consents}
          value={answers.consent}
          {...fields}
          onChoose={(consent) => change({consent})}
        />
        <Field label={t('rights.note')} hint={t('rights.note.hint')}>
          {(id) => (
            <TextArea
              id={id}
              {...fields}
              rows={2}
              maxLength={1000}
              value={answers.note}
              onChange={({currentTarget: {value}}) => change({note: value})}
            />
          )}
        </Field>
        {trouble && <Trouble {...trouble} />}
        {mayWrite && (
          <div>
            <Button type="submit" tone="primary" text={t('rights.save')} loading={isSaving} />
          </div>
        )}
      </Stack>
    </form>
  )
}

function Trouble(trouble: Trouble) {
  const {t} = useTranslation(libraryTexts.namespace)
  const now = trouble.is === 'changed' ? trouble.now : undefined
  const unknown = t('rights.unknown')
  return (
    <Card padding={3} radius={2} tone="critical" role="alert">
      <Stack gap={3}>
        <Text size={1}>{t(`rights.${trouble.is}`)}</Text>
        {trouble.is === 'changed' && (
          <Text size={1}>
            {t('rights.now', {
              author: now?.author || unknown,
              permission: now?.permission ? t(`rights.permission.${now.permission}`) : unknown,
              consent: now?.consent ? t(`rights.consent.${now.consent}`) : unknown,
              note: now?.note || unknown,
            })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

interface ChoiceProps<Option extends string> {
  name: 'permission' | 'consent'
  options: readonly Option[]
  value: Option | undefined
  readOnly: boolean
  disabled: boolean
  onChoose: (option: Option | undefined) => void
}

/** Nothing chosen is not known. */
function Choice<Option extends string>({
  name,
  options,
  value,
  readOnly,
  disabled,
  onChoose,
}: ChoiceProps<Option>) {
  const {t} = useTranslation(libraryTexts.namespace)
  return (
    <Field label={t(`rights.${name}`)}>
      {(id) => (
        <Select
          id={id}
          disabled={readOnly || disabled}
          value={value ?? ''}
          onChange={({currentTarget}) => onChoose(options.find((option) => option === currentTarget.value))}
        >
          <option value="">{t('rights.unknown')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`rights.${name}.${option}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface FieldProps {
  label: string
  hint?: string
  children: (id: string) => ReactNode
}

function Field({label, hint, children}: FieldProps) {
  const id = useId()
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {hint && (
        <Text size={1} muted>
          {hint}
        </Text>
      )}
      {children(id)}
    </Stack>
  )
}
