import {Box, Button, Flex, Stack, Text} from '@sanity/ui'
import {
  type FieldProps,
  type InputProps,
  type ObjectItemProps,
  type ObjectMember,
  MemberField,
  type StringFieldProps,
  useTranslation,
} from 'sanity'
import {addsTo} from '../known-texts/known-text-offer.tsx'
import {type KnownText, patchesOf} from '../known-texts/known-texts.ts'
import {pictureTexts} from '../texts.ts'
import {Thumbnail} from '../thumbnail.tsx'
import {columns, nothingYet, PhotoCell} from './photo-cell.tsx'
import type {AssetFile} from './use-asset-files.ts'

export interface Photo {
  _key: string
  asset?: {_ref?: string}
  alt?: KnownText
  hotspot?: {x?: number; y?: number}
  _upload?: {progress?: number}
}

interface PhotoRowProps {
  item: Omit<ObjectItemProps, 'renderDefault'>
  file: AssetFile | undefined
  known: KnownText[]
}

/** Kept while a picture is still being uploaded, so that no field moves from under a finger. */
const thumbnailSize = {width: 80, height: 60}

export function PhotoRow({item, file, known}: PhotoRowProps) {
  const {t} = useTranslation(pictureTexts.namespace)
  const {index, inputProps, open, onOpen, readOnly} = item
  const {alt, hotspot, _upload} = item.value as Photo
  const offered = readOnly ? undefined : known.find((text) => addsTo(alt, text))
  return (
    <>
      <tr>
        <th scope="row">
          <Stack gap={2}>
            <Button
              mode="bleed"
              padding={1}
              onClick={onOpen}
              aria-label={t('table.open', {number: index + 1, name: file?.originalFilename ?? ''})}
            >
              <Flex align="center" gap={2}>
                <Text size={1} muted>
                  {index + 1}
                </Text>
                <Box style={thumbnailSize}>
                  {file && <Thumbnail url={file.url} {...thumbnailSize} focus={hotspot} />}
                </Box>
              </Flex>
            </Button>
            <Text size={0} muted>
              {_upload
                ? t('table.uploading', {percent: Math.round(_upload.progress ?? 0)})
                : (file?.originalFilename ?? nothingYet)}
            </Text>
          </Stack>
        </th>
        {open ? (
          // The photo's dialog shows the same fields, but a focused field must be in one place only.
          <td colSpan={columns.length}>
            <Text size={1} muted>
              {t('table.opened')}
            </Text>
          </td>
        ) : (
          <>
            <TextCells name="alt" members={inputProps.members} row={index} />
            <TextCells name="caption" members={inputProps.members} row={index} />
          </>
        )}
      </tr>
      {offered && (
        <tr className="known">
          <td colSpan={columns.length + 1}>
            <Button
              mode="ghost"
              tone="primary"
              fontSize={1}
              padding={2}
              text={t('known.use-named', {text: offered.lt || offered.en})}
              onClick={() => inputProps.onChange(patchesOf(offered))}
            />
          </td>
        </tr>
      )}
    </>
  )
}

interface TextCellsProps {
  name: 'alt' | 'caption'
  members: ObjectMember[]
  row: number
}

function TextCells({name, members, row}: TextCellsProps) {
  const member = members.find((each) => each.kind === 'field' && each.name === name)
  if (member?.kind !== 'field') return null
  const cell = (field: Omit<FieldProps, 'renderDefault'>) => {
    const column = columns.find((each) => each === `${name}.${field.name}`)
    return column ? (
      <PhotoCell {...(field as Omit<StringFieldProps, 'renderDefault'>)} column={column} row={row} />
    ) : null
  }
  const cells = (input: Omit<InputProps, 'renderDefault'>) =>
    'members' in input ? (
      <>
        {(input.members as ObjectMember[]).map(
          (each) =>
            each.kind === 'field' && (
              <MemberField key={each.key} {...rendering} member={each} renderField={cell} />
            ),
        )}
      </>
    ) : null
  return <MemberField {...rendering} member={member} renderInput={cells} />
}

const nothing = () => null

const rendering = {
  renderField: ({children}: Omit<FieldProps, 'renderDefault'>) => <>{children}</>,
  renderInput: nothing,
  renderItem: nothing,
  renderPreview: nothing,
}
