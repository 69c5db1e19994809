import {LaunchIcon} from '@sanity/icons/Launch'
import {Button, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {env} from '../../workspace/env.ts'
import {startPageTexts} from '../texts.ts'

const pages = {
  waiting: '/admin?tab=comments',
  reported: '/admin?tab=comments&show=reported',
  messages: '/admin?tab=messages',
  photos: '/admin?tab=photos',
}

export function AdminLinks() {
  const {t} = useTranslation(startPageTexts.namespace)
  return (
    <Stack as="section" gap={4} aria-labelledby="admins">
      <Heading as="h2" size={1} id="admins">
        {t('admins')}
      </Heading>
      <Text size={1} muted>
        {t('admins.hint')}
      </Text>
      <Flex gap={2} wrap="wrap">
        {Object.entries(pages).map(([name, path]) => (
          <Button
            key={name}
            as="a"
            href={new URL(path, env.SITE_URL).href}
            target="_blank"
            rel="noopener noreferrer"
            title={t('opensInNewTab')}
            text={t(`admins.${name}`)}
            iconRight={LaunchIcon}
            mode="ghost"
          />
        ))}
      </Flex>
    </Stack>
  )
}
