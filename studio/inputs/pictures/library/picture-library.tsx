import {SearchIcon} from '@sanity/icons/Search'
import {Button, Card, Dialog, Flex, Spinner, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState} from 'react'
import {type AssetSourceComponentProps, useTranslation} from 'sanity'
import {styled} from 'styled-components'
import {pictureTexts} from '../texts.ts'
import {Thumbnail} from '../thumbnail.tsx'
import {type LibraryPicture, searchLibrary} from './search-library.ts'
import {useLibrary} from './use-library.ts'

const PAGE = 60

export function PictureLibrary({
  dialogHeaderTitle,
  selectedAssets,
  onClose,
  onSelect,
}: AssetSourceComponentProps) {
  const {t} = useTranslation(pictureTexts.namespace)
  const {library, retry} = useLibrary()
  const [query, setQuery] = useState('')
  const [shownCount, setShownCount] = useState(PAGE)
  const all = library.status === 'ready' ? library.pictures : []
  const found = searchLibrary(all, query)
  const selected = new Set(selectedAssets.map(({_id}) => _id))

  return (
    <Dialog
      id={useId()}
      width={2}
      header={dialogHeaderTitle ?? t('library.title')}
      onClose={onClose}
      onClickOutside={onClose}
    >
      <Stack gap={4} padding={4}>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog was opened to look for a picture.
          autoFocus
          icon={SearchIcon}
          type="search"
          aria-label={t('library.search')}
          placeholder={t('library.search')}
          value={query}
          onChange={({currentTarget}) => {
            setQuery(currentTarget.value)
            setShownCount(PAGE)
          }}
        />
        {library.status === 'loading' && (
          <Flex justify="center" padding={5}>
            <Spinner muted aria-label={t('library.loading')} />
          </Flex>
        )}
        {library.status === 'failed' && (
          <Card padding={4} tone="critical" radius={2} role="alert">
            <Flex gap={3} align="center">
              <Text size={1}>{t('library.failed')}</Text>
              <Button mode="ghost" text={t('library.retry')} onClick={() => void retry()} />
            </Flex>
          </Card>
        )}
        {library.status === 'ready' && (
          <>
            <Text as="output" size={1} muted>
              {found.length > 0
                ? t('library.count', {count: found.length})
                : t(all.length > 0 ? 'library.none' : 'library.empty')}
            </Text>
            <Pictures>
              {found.slice(0, shownCount).map((picture) => (
                <li key={picture._id}>
                  <PictureChoice
                    picture={picture}
                    isCurrent={selected.has(picture._id)}
                    onChoose={() => onSelect([{kind: 'assetDocumentId', value: picture._id}])}
                  />
                </li>
              ))}
            </Pictures>
            {found.length > shownCount && (
              <Button
                mode="ghost"
                text={t('library.more')}
                onClick={() => setShownCount(shownCount + PAGE)}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

interface PictureChoiceProps {
  picture: LibraryPicture
  isCurrent: boolean
  onChoose: () => void
}

function PictureChoice({picture, isCurrent, onChoose}: PictureChoiceProps) {
  const {t} = useTranslation(pictureTexts.namespace)
  const {url, originalFilename, text} = picture
  return (
    <Card
      as="button"
      radius={2}
      border
      padding={2}
      aria-pressed={isCurrent}
      selected={isCurrent}
      onClick={onChoose}
    >
      <Stack gap={2}>
        <Thumbnail url={url} width={160} height={120} />
        <Text size={1} weight="medium" className="name">
          {originalFilename ?? t('library.unnamed')}
        </Text>
        <Text size={1} muted>
          {text?.lt || text?.en || t('library.undescribed')}
        </Text>
        {isCurrent && (
          <Text size={0} muted>
            {t('library.current')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    width: 100%;
    height: 100%;
    text-align: start;
    cursor: pointer;
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    border-radius: 2px;
  }
  .name {
    overflow-wrap: anywhere;
  }
`
