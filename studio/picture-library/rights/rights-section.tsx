import {Badge, Heading, Stack, Text} from '@sanity/ui'
import {useTranslation, useUser} from 'sanity'
import {useLondonTime} from '../../time/london-time.ts'
import {libraryTexts} from '../texts.ts'
import {type PictureRights, type RightsState, rightsState} from '../picture-rights.ts'
import {RightsForm, type RightsFormProps} from './rights-form.tsx'

const tones = {known: 'positive', unknown: 'caution', refused: 'critical'} as const satisfies Record<
  RightsState,
  string
>

export function RightsSection(props: RightsFormProps) {
  const {t} = useTranslation(libraryTexts.namespace)
  const {rights} = props.picture
  const state = rightsState(rights)
  return (
    <Stack as="section" gap={4} aria-labelledby="picture-rights">
      <Heading as="h2" size={1} id="picture-rights">
        {t('rights')}
      </Heading>
      <div>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <Text size={1} muted>
        {t('rights.hint')}
      </Text>
      <RightsForm {...props} />
      {rights && <Recorded {...rights} />}
    </Stack>
  )
}

function Recorded({recordedBy, recordedAt}: PictureRights) {
  const {t} = useTranslation(libraryTexts.namespace)
  const londonTime = useLondonTime()
  const [user] = useUser(recordedBy ?? '')
  if (!recordedAt) return null
  const name = user?.displayName ?? t('rights.somebody')
  return (
    <Text size={1} muted>
      {t('rights.recorded', {name, time: londonTime(recordedAt)})}
    </Text>
  )
}
