import {Stack, Text} from '@sanity/ui'
import {useId} from 'react'
import {type ArrayOfObjectsInputProps, ArrayOfObjectsItem, type ObjectItemProps, useTranslation} from 'sanity'
import {styled} from 'styled-components'
import {vendorElements} from '../../../vendor-patches/elements.ts'
import {isIncomplete} from '../known-texts/known-text-offer.tsx'
import {useKnownTexts} from '../known-texts/use-known-texts.ts'
import {pictureTexts} from '../texts.ts'
import {columns} from './photo-cell.tsx'
import {type Photo, PhotoRow} from './photo-row.tsx'
import {useAssetFiles} from './use-asset-files.ts'

/** On a narrow pane, each row becomes a card. */
export function PhotoTable(props: ArrayOfObjectsInputProps) {
  const {t} = useTranslation(pictureTexts.namespace)
  const title = useId()
  const photos = (props.value ?? []) as Photo[]
  const assetsOf = (some: Photo[]) => some.flatMap(({asset}) => asset?._ref ?? [])
  const files = useAssetFiles(assetsOf(photos))
  const known = useKnownTexts(assetsOf(photos.filter(({alt}) => isIncomplete(alt))))
  const {renderField, renderInput, renderPreview} = props

  const row = (item: Omit<ObjectItemProps, 'renderDefault'>) => {
    const asset = (item.value as Photo).asset?._ref ?? ''
    return <PhotoRow item={item} file={files.get(asset)} known={known.get(asset) ?? []} />
  }
  if (photos.length === 0) return null
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Text id={title} size={1} weight="medium">
          {t('table.title')}
        </Text>
        <Text size={1} muted>
          {t('table.hint')}
        </Text>
      </Stack>
      <Sheet>
        <table aria-labelledby={title}>
          <thead>
            <tr>
              {['photo' as const, ...columns].map((column) => (
                <th key={column} scope="col">
                  <Text size={1} muted>
                    {t(`table.${column}`)}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.members.map(
              (member) =>
                member.kind === 'item' && (
                  <ArrayOfObjectsItem
                    key={member.key}
                    member={member}
                    renderItem={row}
                    renderField={renderField}
                    renderInput={renderInput}
                    renderPreview={renderPreview}
                  />
                ),
            )}
          </tbody>
        </table>
      </Sheet>
    </Stack>
  )
}

const Sheet = styled.div`
  container-type: inline-size;

  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th:first-child {
    width: 7.5rem;
  }
  th,
  td {
    padding: 0.375rem 0.25rem;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody tr:not(.known) {
    border-top: 1px solid var(--card-border-color);
  }
  .only-in-card {
    display: none;
  }
  textarea {
    field-sizing: content;
    resize: none;
  }
  [data-fault='error'] ${vendorElements.textArea} {
    --card-border-color: var(--card-badge-critical-dot-color);
  }
  img {
    display: block;
    object-fit: cover;
    border-radius: 2px;
  }

  @container (max-width: 34rem) {
    thead {
      display: none;
    }
    table,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    th:first-child {
      width: auto;
    }
    .only-in-card {
      display: block;
    }
  }
`
