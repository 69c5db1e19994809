import {ArrowRightIcon} from '@sanity/icons/ArrowRight'
import {Button, Card, Flex, Grid, Heading, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {useIntentLink} from 'sanity/router'
import {structureTexts} from '../../structure/texts.ts'
import {GuideLink} from '../../guide/guide-link.tsx'
import type {GuideSection} from '../../guide/guide-sections.ts'
import {eventTemplates} from '../../structure/event-templates.ts'
import {startPageTexts} from '../texts.ts'
import {useListLink} from './list-links.tsx'

export function Tasks() {
  const {t} = useTranslation(startPageTexts.namespace)
  const event = useIntentLink({intent: 'create', params: {type: 'event', template: 'event'}})
  const news = useIntentLink({intent: 'create', params: {type: 'newsItem', template: 'newsItem'}})
  const albums = useListLink('photoAlbum')
  const upcoming = useListLink('events;upcoming')
  const settings = useIntentLink({intent: 'edit', params: {type: 'siteSettings', id: 'siteSettings'}})
  return (
    <Stack as="section" gap={4} aria-labelledby="tasks">
      <Heading as="h2" size={1} id="tasks">
        {t('tasks')}
      </Heading>
      <Grid gridTemplateColumns={[1, 1, 2, 3]} gap={3}>
        <Task name="event" link={event} />
        <Task name="news" link={news} />
        <Task name="photos" link={albums} />
        <Task name="change" link={upcoming} />
        <Task name="settings" link={settings} />
      </Grid>
      <Flex as="nav" gap={1} wrap="wrap" align="center" aria-labelledby="templates">
        <Text as="h3" size={1} muted id="templates">
          {t('tasks.event.templates')}
        </Text>
        {eventTemplates.map(({id}) => (
          <TemplateLink key={id} id={id} />
        ))}
      </Flex>
      <Flex>
        <GuideLink text="link.whole" />
      </Flex>
    </Stack>
  )
}

interface TaskProps {
  name: 'event' | 'news' | 'photos' | 'change' | 'settings'
  link: ReturnType<typeof useIntentLink>
}

const sections: Record<TaskProps['name'], GuideSection> = {
  event: 'event',
  news: 'news',
  photos: 'photos',
  change: 'event',
  settings: 'correct-a-text',
}

function Task({name, link}: TaskProps) {
  const {t} = useTranslation(startPageTexts.namespace)
  return (
    <Card border padding={4} radius={3}>
      <Stack gap={4}>
        <Button
          as="a"
          {...link}
          text={t(`tasks.${name}`)}
          iconRight={ArrowRightIcon}
          tone="primary"
          mode={name === 'event' ? 'default' : 'ghost'}
          justify="space-between"
        />
        <Text size={1} muted>
          {t(`tasks.${name}.how`)}
        </Text>
        <Flex>
          <GuideLink section={sections[name]} text="link.task" task={t(`tasks.${name}`)} />
        </Flex>
      </Stack>
    </Card>
  )
}

function TemplateLink({id}: {id: string}) {
  const {t} = useTranslation(structureTexts.namespace)
  const link = useIntentLink({intent: 'create', params: {type: 'event', template: id}})
  return (
    <Button
      as="a"
      {...link}
      text={t(id.replace('event-', 'template.'))}
      mode="bleed"
      padding={2}
      fontSize={1}
    />
  )
}
