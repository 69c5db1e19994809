import {useSortable} from '@dnd-kit/sortable'
import {CSS} from '@dnd-kit/utilities'
import {DragHandleIcon} from '@sanity/icons/DragHandle'
import {Box, Button, Flex} from '@sanity/ui'
import {DocumentStatusIndicator, Preview, PreviewCard, useDocumentVersionInfo, useSchema} from 'sanity'
import {usePaneRouter} from 'sanity/structure'
import type {OrderedDocument} from './use-ordered-documents.ts'

interface Props {
  document: OrderedDocument
  type: string
  handleLabel: string | undefined
}

export function OrderedListItem({document: {id}, type, handleLabel}: Props) {
  const schemaType = useSchema().get(type)
  const versions = useDocumentVersionInfo(id)
  const {ChildLink, groupIndex, routerPanesState} = usePaneRouter()
  const {attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging} =
    useSortable({id, disabled: !handleLabel})
  const isOpen = routerPanesState[groupIndex + 1]?.[0]?.id === id
  if (!schemaType) return null

  return (
    <li
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        listStyle: 'none',
        position: 'relative',
        zIndex: isDragging ? 1 : undefined,
      }}
    >
      <Flex align="center">
        {handleLabel && (
          <Button
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={handleLabel}
            icon={DragHandleIcon}
            mode="bleed"
            padding={3}
            style={{cursor: 'grab', touchAction: 'none'}}
          />
        )}
        <PreviewCard
          __unstable_focusRing
          as={ChildLink}
          childId={id}
          data-as="a"
          data-ui="PaneItem"
          flex={1}
          pressed={isOpen}
          selected={isOpen && routerPanesState.length === groupIndex + 2}
          radius={2}
          tone="inherit"
          style={{minWidth: 0}}
        >
          <Flex align="center" paddingRight={3}>
            <Box flex={1} style={{minWidth: 0}}>
              <Preview layout="default" schemaType={schemaType} value={{_id: id, _type: type}} />
            </Box>
            <DocumentStatusIndicator {...versions} />
          </Flex>
        </PreviewCard>
      </Flex>
    </li>
  )
}
