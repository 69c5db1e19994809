import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {pathToString, useDocumentOperation, useEditState, useSchema, useTranslation} from 'sanity'
import {useLondonTime} from '../time/london-time.ts'
import {fieldTitle} from '../documents/field-title.ts'
import {type ChangedValue, isSame, valueAt} from './changed-values.ts'
import type {KeptEdits} from './kept-edits.ts'
import {textOf} from './text-of.ts'
import {editingTexts} from './texts.ts'
import {useKeptEdits} from './use-kept-edits.ts'

interface Props {
  id: string
  type: string
  readOnly: boolean
}

/** Offers unsaved edits above the form. If the document has changed since, people choose field by field. */
export function KeptEditsNotice({id, type, readOnly}: Props) {
  const {t} = useTranslation(editingTexts.namespace)
  const format = useLondonTime('long')
  const {offered, forget} = useKeptEdits(id, type)
  const {draft, published} = useEditState(id, type)
  const {patch} = useDocumentOperation(id, type)
  const [edits] = offered
  if (!edits || readOnly) return null

  const stored = draft ?? published
  const isChanged = ({path, before}: ChangedValue) => !isSame(valueAt(stored, path), before)
  const clean = edits.changes.filter((change) => !isChanged(change))
  const restore = (changes: ChangedValue[]) => patch.execute(changes.map(patchOf))
  return (
    <Card
      as="section"
      aria-label={t('kept.title')}
      tone="caution"
      border
      radius={3}
      padding={4}
      marginBottom={5}
    >
      <Stack gap={5}>
        <Stack gap={3} as="output">
          <Text size={1} weight="semibold">
            {t('kept.title')}
          </Text>
          <Text size={1}>{t('kept.text', {when: format(edits.at)})}</Text>
        </Stack>
        {edits.changes.map((change) => (
          <KeptChange
            key={pathToString(change.path)}
            type={type}
            change={change}
            stored={isChanged(change) ? {value: valueAt(stored, change.path)} : undefined}
            onRestore={() => restore([change])}
            onLeave={() => forget(edits, change)}
          />
        ))}
        <Flex gap={3} wrap="wrap">
          {clean.length > 0 && (
            <Button tone="primary" text={t('kept.restore')} onClick={() => restore(clean)} />
          )}
          <Button mode="bleed" text={t('kept.discard')} onClick={() => forget(edits)} />
        </Flex>
      </Stack>
    </Card>
  )
}

interface KeptChangeProps {
  type: string
  change: ChangedValue
  stored: {value: unknown} | undefined
  onRestore: () => void
  onLeave: () => void
}

function KeptChange({type, change, stored, onRestore, onLeave}: KeptChangeProps) {
  const {t} = useTranslation(editingTexts.namespace)
  const title = fieldTitle(useSchema().get(type), pathToString(change.path))
  return (
    <Stack gap={3}>
      <Text as="h3" size={1} weight="semibold">
        {title}
      </Text>
      {stored ? (
        <>
          <Text size={1}>{t('kept.changed')}</Text>
          <Value title={title} label={t('kept.yours')} value={change.after} />
          <Value title={title} label={t('kept.stored')} value={stored.value} />
          <Flex gap={2} wrap="wrap">
            <Button mode="ghost" text={t('kept.use_yours')} onClick={onRestore} />
            <Button mode="ghost" text={t('kept.leave')} onClick={onLeave} />
          </Flex>
        </>
      ) : (
        <Value title={title} value={change.after} />
      )}
    </Stack>
  )
}

function Value({title, label, value}: {title: string; label?: string; value: unknown}) {
  const {t} = useTranslation(editingTexts.namespace)
  const text = textOf(value)
  return (
    <Stack gap={2}>
      {label && (
        <Text size={1} muted>
          {label}
        </Text>
      )}
      <Card
        border
        radius={2}
        padding={3}
        overflow="auto"
        as="fieldset"
        style={{maxHeight: '12rem', minInlineSize: 0}}
        aria-label={label ? `${title}: ${label}` : title}
        tabIndex={0}
      >
        <Text size={1} style={{whiteSpace: 'pre-wrap'}}>
          {text || t(text === undefined ? 'kept.not_text' : 'kept.empty')}
        </Text>
      </Card>
    </Stack>
  )
}

const patchOf = ({path, after}: KeptEdits['changes'][number]) =>
  after === undefined ? {unset: [pathToString(path)]} : {set: {[pathToString(path)]: after}}
