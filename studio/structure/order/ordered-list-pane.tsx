import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy} from '@dnd-kit/sortable'
import {Box, Card, Flex, Spinner, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useCurrentUser, useTranslation} from 'sanity'
import {itemTexts} from '../../list-items/texts.ts'
import {structureTexts} from '../texts.ts'
import {moveItem} from './move-item.ts'
import {OrderedListItem} from './ordered-list-item.tsx'
import {apiVersion, type OrderedDocument, useOrderedDocuments} from './use-ordered-documents.ts'

export function OrderedListPane({type}: {type: string}) {
  const {t} = useTranslation(structureTexts.namespace)
  const item = useTranslation(itemTexts.namespace)
  const isViewer = useCurrentUser()?.roles.every(({name}) => name === 'viewer') ?? true
  const {documents, move} = useMovedDocuments(type)
  const sensors = useSensors(
    useSensor(PointerSensor, {activationConstraint: {distance: 4}}),
    useSensor(KeyboardSensor, {coordinateGetter: sortableKeyboardCoordinates}),
  )

  if (!documents) {
    return (
      <Flex align="center" justify="center" padding={5}>
        <Spinner muted aria-label={t('order.loading')} />
      </Flex>
    )
  }
  if (documents.length === 0) {
    return (
      <Box padding={4}>
        <Text muted>{t('order.empty')}</Text>
      </Box>
    )
  }

  const titleOf = (id: string | number) =>
    documents.find((document) => document.id === id)?.title ?? item.t('untitled')
  const said = (id: string | number, over: string | number | undefined) => ({
    title: titleOf(id),
    place: documents.findIndex((document) => document.id === (over ?? id)) + 1,
    count: documents.length,
  })

  return (
    <Box overflow="auto" height="fill" padding={2}>
      <Stack gap={2}>
        <Card padding={3} radius={2} tone="transparent">
          <Text size={1} muted>
            {t(isViewer ? 'order.readOnly' : 'order.hint')}
          </Text>
        </Card>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={move}
          accessibility={{
            screenReaderInstructions: {draggable: t('order.instructions')},
            announcements: {
              onDragStart: ({active}) => t('order.picked', said(active.id, undefined)),
              // An item is over itself at once, which would interrupt the announcement that it was picked up.
              onDragOver: ({active, over}) =>
                over && over.id !== active.id ? t('order.over', said(active.id, over.id)) : undefined,
              onDragEnd: ({active, over}) => t('order.dropped', said(active.id, over?.id)),
              onDragCancel: ({active}) => t('order.cancelled', {title: titleOf(active.id)}),
            },
          }}
        >
          <SortableContext items={documents} strategy={verticalListSortingStrategy}>
            <Stack as="ul" gap={1}>
              {documents.map((document) => (
                <OrderedListItem
                  key={document.id}
                  document={document}
                  type={type}
                  handleLabel={isViewer ? undefined : t('order.handle', {title: titleOf(document.id)})}
                />
              ))}
            </Stack>
          </SortableContext>
        </DndContext>
      </Stack>
    </Box>
  )
}

function useMovedDocuments(type: string) {
  const {t} = useTranslation(structureTexts.namespace)
  const toast = useToast()
  const client = useClient({apiVersion})
  const stored = useOrderedDocuments(type)
  // The dropped item stays in its new place until the Content Lake confirms it.
  const [dropped, setDropped] = useState<{stored: typeof stored; shown: OrderedDocument[]}>()
  const documents = dropped && dropped.stored === stored ? dropped.shown : stored

  async function move({active, over}: DragEndEvent) {
    if (!documents || !over || active.id === over.id) return
    const from = documents.findIndex(({id}) => id === active.id)
    const to = documents.findIndex(({id}) => id === over.id)
    const moved = documents[from]
    if (!moved) return
    setDropped({stored, shown: documents.toSpliced(from, 1).toSpliced(to, 0, moved)})
    const versions = new Map(documents.map(({id, ids}) => [id, ids]))
    const transaction = client.transaction()
    for (const {id, position} of moveItem(documents, from, to))
      for (const version of versions.get(id) ?? []) transaction.patch(version, {set: {position}})
    try {
      await transaction.commit()
    } catch {
      setDropped(undefined)
      toast.push({
        status: 'error',
        title: t('order.failed'),
        description: t('order.failed.description'),
      })
    }
  }

  return {documents, move}
}
