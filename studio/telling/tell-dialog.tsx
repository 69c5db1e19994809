import {Box, Card, Dialog, Stack, Text} from '@sanity/ui'
import {type Language, languages} from '@site/schemas/languages'
import {useId, useState} from 'react'
import {type SanityDocument, useTranslation} from 'sanity'
import {siteNow} from '../time/site-clock.ts'
import {env} from '../workspace/env.ts'
import {type Announcement, announcementOf, stateOf} from './announcement.ts'
import {Choice} from './choice.tsx'
import {composePost, type Network, networks} from './compose-post.ts'
import {Picture} from './picture.tsx'
import {PostText} from './post-text.tsx'
import {tellingTexts} from './texts.ts'
import {useSharePicture} from './use-share-picture.ts'

export interface TellDialogProps {
  published: SanityDocument
  hasChanges: boolean
  onClose: () => void
}

/** Nothing is sent from here: people copy, or hand it to their device. */
export default function TellDialog({published, hasChanges, onClose}: TellDialogProps) {
  const {t} = useTranslation(tellingTexts.namespace)
  const [choice, onChoose] = useState<Choices>({language: 'lt', network: 'facebook'})
  return (
    <Dialog id={useId()} header={t('action')} onClose={onClose} width={1}>
      <Box padding={4}>
        <Telling {...{published, hasChanges, choice, onChoose}} />
      </Box>
    </Dialog>
  )
}

interface Choices {
  language: Language
  network: Network
}

/** Turning a phone renders the contents of a dialog anew. */
interface Chosen {
  choice: Choices
  onChoose: (choice: Choices) => void
}

function Telling({published, hasChanges, ...chosen}: Omit<TellDialogProps, 'onClose'> & Chosen) {
  const {t} = useTranslation(tellingTexts.namespace)
  const [now] = useState(siteNow)
  const announcements = languages.flatMap(({id: language}) => {
    const announcement = announcementOf(published, language, {siteUrl: env.SITE_URL, now})
    return announcement ? [{language, announcement}] : []
  })
  const missing = languages.filter(({id}) => announcements.every(({language}) => language !== id))
  const state = stateOf(published, now)
  if (announcements.length === 0) return <Note text={t('missing.both')} />
  return (
    <Stack gap={5}>
      {hasChanges && <Note text={t('changed')} />}
      {(state === 'cancelled' || state === 'over') && <Note text={t(state)} />}
      {missing.map(({id}) => (
        <Note key={id} text={t(`missing.${id}`)} />
      ))}
      <Posts {...{published, announcements}} {...chosen} />
    </Stack>
  )
}

const networkNames = Object.keys(networks) as Network[]

interface PostsProps extends Chosen {
  published: SanityDocument
  announcements: {language: Language; announcement: Announcement}[]
}

/** What somebody has changed is kept when the dialog is closed, until the tab is. */
const changedTexts = new Map<string, string>()

/** One for each language and network. */
function Posts({published, announcements, choice, onChoose}: PostsProps) {
  const {t} = useTranslation(tellingTexts.namespace)
  const [changed, setChanged] = useState(() => new Map(changedTexts))
  const shown = announcements.find(({language}) => language === choice.language) ?? announcements[0]
  const language = shown?.language ?? choice.language
  const {picture, retry} = useSharePicture(published, language)
  if (!shown) return null
  const {network} = choice
  const key = `${published._rev} ${published._id} ${language} ${network}`
  return (
    <>
      <Choice
        label={t('language')}
        options={announcements.map(({language: id}) => ({id, title: t(`language.${id}`)}))}
        chosen={language}
        onChoose={(id) => onChoose({...choice, language: id})}
      />
      <Choice
        label={t('network')}
        options={networkNames.map((id) => ({id, title: networks[id].name}))}
        chosen={network}
        onChoose={(id) => onChoose({...choice, network: id})}
      />
      <PostText
        key={key}
        {...{language, network, picture}}
        text={changed.get(key) ?? composePost(shown.announcement, network)}
        onChange={(text) => {
          changedTexts.set(key, text)
          setChanged(new Map(changedTexts))
        }}
      />
      <Picture picture={picture} onRetry={retry} />
    </>
  )
}

function Note({text}: {text: string}) {
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Text size={1}>{text}</Text>
    </Card>
  )
}
