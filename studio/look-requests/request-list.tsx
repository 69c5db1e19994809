import {Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'
import {titleOf} from '../documents/stored-documents.ts'
import {RequestLink} from './form-requests.tsx'
import {useLookRequests} from './look-requests-provider.tsx'
import {RequestCard} from './request-card.tsx'
import {lookTexts} from './texts.ts'

/** What others ask is above the tasks, what one has asked below them. */
export function RequestList({isMine}: {isMine: boolean}) {
  const {t} = useTranslation(lookTexts.namespace)
  const language = useStudioLanguage()
  const {status, requests, load} = useLookRequests()
  if (status === 'failed')
    return isMine ? null : (
      <Flex as="output" gap={3} align="center" wrap="wrap">
        <Text size={1} muted>
          {t('list.failed')}
        </Text>
        <Button mode="ghost" fontSize={1} padding={2} text={t('retry')} onClick={() => void load()} />
      </Flex>
    )
  const shown = requests.filter((request) => request.isMine === isMine)
  if (shown.length === 0) return null
  const id = isMine ? 'own-look-requests' : 'look-requests'
  return (
    <Card as="section" border padding={[3, 4]} radius={3} aria-labelledby={id}>
      <Stack gap={3}>
        <Heading as="h2" size={1} id={id}>
          {t(isMine ? 'list.mine' : 'list.theirs')}
        </Heading>
        <Stack as="ul" gap={3} padding={0} style={{listStyle: 'none'}}>
          {shown.map((request) => (
            <li key={request.id}>
              <RequestCard request={request}>
                <Text size={1} weight="medium">
                  {titleOf(request, language) ?? t('untitled')}
                </Text>
                <RequestLink request={request} />
              </RequestCard>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
