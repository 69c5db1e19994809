import {Button, Flex} from '@sanity/ui'
import {useTranslation, useWorkspace} from 'sanity'
import {useLink} from 'sanity/router'
import {structureTexts} from '../../structure/texts.ts'
import {typeIcons} from '../../schema/type-icons.ts'
import {startPageTexts} from '../texts.ts'

const lists = [
  {path: 'newsItem', title: 'list.news', type: 'newsItem'},
  {path: 'events;upcoming', title: 'list.events', type: 'event'},
  {path: 'photoAlbum', title: 'list.albums', type: 'photoAlbum'},
  {path: 'school', title: 'list.schools', type: 'school'},
  {path: 'group', title: 'list.groups', type: 'group'},
  {path: 'campaign', title: 'list.campaigns', type: 'campaign'},
  {path: 'pages', title: 'list.pages', type: 'legalPage'},
  {path: 'redirect', title: 'list.redirects', type: 'redirect'},
]

export function ListLinks() {
  const {t} = useTranslation(startPageTexts.namespace)
  return (
    <Flex as="nav" aria-label={t('lists')} gap={2} wrap="wrap">
      {lists.map((list) => (
        <ListLink key={list.path} {...list} />
      ))}
    </Flex>
  )
}

function ListLink({path, title, type}: (typeof lists)[number]) {
  const {t} = useTranslation(structureTexts.namespace)
  return <Button as="a" {...useListLink(path)} icon={typeIcons[type]} text={t(title)} mode="ghost" />
}

/** The path is that of the address: `events;upcoming`. */
export function useListLink(path: string) {
  const href = `${useWorkspace().basePath.replace(/\/$/, '')}/structure/${path}`
  return {href, ...useLink({href})}
}
