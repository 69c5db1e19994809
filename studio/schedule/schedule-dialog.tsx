import {londonInputValue} from '@site/schemas/london-time/input'
import {
  scheduledActions,
  type ScheduledAction,
  type ScheduledActionName,
} from '@site/schemas/content/scheduled-action'
import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useEffect, useState} from 'react'
import {useTranslation} from 'sanity'
import {useWatchSchedules} from '../look-requests/look-requests-provider.tsx'
import type {Ask} from '../questions/use-questions.tsx'
import {siteNow} from '../time/site-clock.ts'
import type {CheckedDraft} from '../validation/check-draft.ts'
import {usePatientClient} from '../connection/patience.ts'
import {readTimes, type ScheduleInputs, type ScheduleTimes, type TimeFault} from './schedule-times.ts'
import {asChecked, mayBeScheduled, writeSchedule} from './scheduled-documents.ts'
import {scheduleTexts} from './texts.ts'
import {TimeInput} from './time-input.tsx'
import {useFailureText} from './use-failure-text.ts'

interface ScheduleDialogProps {
  document: {documentId: string; documentType: string}
  hasDraft: boolean
  scheduled: Partial<Record<ScheduledActionName, ScheduledAction>>
  check: () => Promise<CheckedDraft | undefined>
  startAsking: () => Ask
  onClose: () => void
}

export function ScheduleDialog(props: ScheduleDialogProps) {
  const {hasDraft, scheduled, onClose} = props
  const {t} = useTranslation(scheduleTexts.namespace)
  const failureOf = useFailureText()
  const {inputs, faults, checked, isChecking, isSaving, type, look, save, end} = useSchedule(props)

  const publishes = inputs.publish.trim() !== ''
  const problems = publishes ? (checked?.problems ?? []) : []
  const failure = [scheduled.publish, scheduled.unpublish].flatMap(
    (each) => (each && failureOf(each)) ?? [],
  )[0]
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        {t('dialog.london')}
      </Text>
      {failure && problems.length === 0 && <Notice tone="caution" lines={[failure]} />}
      {scheduledActions.map((action) =>
        action === 'publish' && !hasDraft ? (
          <Text key={action} size={1} muted>
            {t('dialog.nothing-to-publish')}
          </Text>
        ) : (
          <TimeInput
            key={action}
            action={action}
            value={inputs[action]}
            fault={faults[action]}
            onChange={(value) => type(action, value)}
            onLeave={() => look(action)}
          />
        ),
      )}
      {problems.length > 0 && <Notice tone="critical" lines={[t('dialog.problems'), ...problems]} />}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        {(scheduled.publish ?? scheduled.unpublish) && (
          <Button mode="bleed" tone="critical" text={t('dialog.end')} disabled={isSaving} onClick={end} />
        )}
        <Button mode="bleed" text={t('dialog.cancel')} onClick={onClose} />
        <Button
          tone="primary"
          text={publishes && isChecking ? t('dialog.wait') : t('dialog.save')}
          loading={isSaving}
          disabled={
            isSaving ||
            (publishes && isChecking) ||
            problems.length > 0 ||
            Object.values(faults).some(Boolean) ||
            Object.values(inputs).every((value) => value.trim() === '')
          }
          onClick={save}
        />
      </Flex>
    </Stack>
  )
}

function useSchedule({document, hasDraft, scheduled, check, startAsking, onClose}: ScheduleDialogProps) {
  const {t} = useTranslation(scheduleTexts.namespace)
  const client = usePatientClient()
  const toast = useToast()
  const watch = useWatchSchedules()
  const [inputs, setInputs] = useState<ScheduleInputs>({
    publish: hasDraft ? inputOf(scheduled.publish) : '',
    unpublish: inputOf(scheduled.unpublish),
  })
  const [faults, setFaults] = useState<Partial<Record<ScheduledActionName, TimeFault>>>({})
  const [isSaving, setSaving] = useState(false)
  const [isChecking, setChecking] = useState(hasDraft)
  const [checked, setChecked] = useState<CheckedDraft>()
  useEffect(() => {
    if (!hasDraft) return
    // Saving checks again and reports a failure.
    check()
      .then(setChecked, () => undefined)
      .finally(() => setChecking(false))
  }, [hasDraft, check])

  async function write(times: ScheduleTimes, done: string) {
    setSaving(true)
    try {
      const found = times.publish && (await check())
      if (found) setChecked(found)
      if (found && found.problems.length > 0) return setSaving(false)
      if (!(await mayBeScheduled(client, document, found?.draft, times, startAsking())))
        return setSaving(false)
      await writeSchedule(client, {...document, checked: found && (await asChecked(found))}, times)
      const isWatched = await watch(document.documentId)
      const description = isSet(times) ? t(isWatched ? 'toast.watched' : 'toast.unwatched') : undefined
      toast.push({status: 'success', title: done, description})
      onClose()
    } catch {
      const description = t('toast.failed.description')
      toast.push({status: 'error', title: t('toast.failed.title'), description})
      setSaving(false)
    }
  }

  function save() {
    const read = readTimes(inputs, siteNow())
    if (read.ok) void write(read.times, t('toast.saved'))
    else setFaults(read.faults)
  }

  function look(action: ScheduledActionName) {
    const read = readTimes(inputs, siteNow())
    setFaults((all) => ({...all, [action]: read.ok ? undefined : read.faults[action]}))
  }

  function type(action: ScheduledActionName, value: string) {
    setInputs((all) => ({...all, [action]: value}))
    setFaults((all) => ({...all, [action]: undefined}))
  }

  const end = () => void write({}, t('toast.ended'))

  return {inputs, faults, checked, isChecking, isSaving, type, look, save, end}
}

const isSet = (times: ScheduleTimes) => Object.values(times).some(Boolean)

const inputOf = (scheduled: ScheduledAction | undefined) =>
  scheduled ? londonInputValue(new Date(scheduled.at)).replace('T', ' ') : ''

function Notice({tone, lines}: {tone: 'caution' | 'critical'; lines: string[]}) {
  return (
    <Card tone={tone} padding={3} radius={2} border role="alert">
      <Stack gap={3}>
        {lines.map((line) => (
          <Text key={line} size={1}>
            {line}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
