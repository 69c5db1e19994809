import type {ScheduledAction} from '@site/schemas/content/scheduled-action'
import {Card, Heading, Stack, Text} from '@sanity/ui'
import {Preview, useSchema, useTranslation} from 'sanity'
import {IntentLink} from 'sanity/router'
import {useLondonTime} from '../time/london-time.ts'
import {siteNow} from '../time/site-clock.ts'
import {useScheduled} from './scheduled-provider.tsx'
import {scheduleTexts} from './texts.ts'
import {useFailureText} from './use-failure-text.ts'

export function ScheduledList() {
  const {t} = useTranslation(scheduleTexts.namespace)
  const scheduled = useScheduled()
  if (scheduled.length === 0) return null
  return (
    <Card as="section" border padding={[3, 4]} radius={3} aria-labelledby="scheduled">
      <Stack gap={3}>
        <Heading as="h3" size={0} id="scheduled">
          {t('list.title')}
        </Heading>
        <Stack as="ul" gap={1} padding={0} style={{listStyle: 'none'}}>
          {scheduled.map((each) => (
            <li key={`${each.action}.${each.documentId}`}>
              <ScheduledItem scheduled={each} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function ScheduledItem({scheduled}: {scheduled: ScheduledAction}) {
  const {documentId: id, documentType: type} = scheduled
  const schemaType = useSchema().get(type)
  const {t} = useTranslation(scheduleTexts.namespace)
  const time = useLondonTime()
  const failure = useFailureText()(scheduled)
  const isOverdue = Date.parse(scheduled.at) <= siteNow().getTime()
  if (!schemaType) return null
  return (
    <Card as={IntentLink} {...{intent: 'edit', params: {id, type}}} data-as="a" padding={2} radius={2}>
      <Preview schemaType={schemaType} value={{_id: id, _type: type}} layout="default" />
      {failure && (
        <Card tone="caution" padding={3} radius={2} marginTop={2}>
          <Stack gap={3}>
            {isOverdue && (
              <Text size={1} weight="medium">
                {t(`list.overdue-${scheduled.action}`, {time: time(scheduled.at)})}
              </Text>
            )}
            <Text size={1}>{failure}</Text>
          </Stack>
        </Card>
      )}
    </Card>
  )
}
