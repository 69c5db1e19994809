import {Badge, Button, Card, Flex, Heading, Stack} from '@sanity/ui'
import {type ReactNode, useState} from 'react'
import {useTranslation} from 'sanity'
import type {StoredDocument} from '../../documents/stored-documents.ts'
import {startPageTexts} from '../texts.ts'

const SHOWN = 5

interface Props<Item> {
  name: string
  title: string
  hint?: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

export function TodoSection<Item extends {document: StoredDocument}>(props: Props<Item>) {
  const {name, title, hint, items, children} = props
  const {t} = useTranslation(startPageTexts.namespace)
  const [isWhole, setIsWhole] = useState(false)
  if (items.length === 0) return null
  const shown = isWhole ? items : items.slice(0, SHOWN)
  return (
    <Card as="section" border padding={[3, 4]} radius={3} aria-labelledby={`todo-${name}`}>
      <Stack gap={3}>
        <Flex align="center" gap={2}>
          <Heading as="h3" size={0} id={`todo-${name}`}>
            {title}
          </Heading>
          <Badge tone="caution">{items.length}</Badge>
        </Flex>
        {hint}
        <Stack as="ul" gap={1} padding={0} style={{listStyle: 'none'}}>
          {shown.map((item) => (
            <li key={item.document._id}>{children(item)}</li>
          ))}
        </Stack>
        {shown.length < items.length && (
          <Button
            text={t('showAll', {count: items.length - shown.length})}
            mode="bleed"
            onClick={() => setIsWhole(true)}
            style={{justifySelf: 'start'}}
          />
        )}
      </Stack>
    </Card>
  )
}
