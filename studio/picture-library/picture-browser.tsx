import {SearchIcon} from '@sanity/icons/Search'
import {Box, Button, Card, Flex, Label, Select, Spinner, Stack, Text, TextInput} from '@sanity/ui'
import {type ReactNode, useId, useState} from 'react'
import {useTranslation} from 'sanity'
import {styled} from 'styled-components'
import {type Picture, type PictureFilter, pictureFilters} from './find-pictures.ts'
import {libraryTexts} from './texts.ts'
import {usePictures} from './use-pictures.ts'

interface PictureBrowserProps {
  /** Loads the pictures anew when it changes. */
  refresh?: unknown
  hasFocus?: boolean
  children: (picture: Picture) => ReactNode
}

/** A search, a filter, and what they find, a page at a time. */
export function PictureBrowser({refresh, hasFocus, children}: PictureBrowserProps) {
  const {t} = useTranslation(libraryTexts.namespace)
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<PictureFilter>('all')
  const {state, more, retry} = usePictures({text, filter}, refresh)
  return (
    <Stack gap={4}>
      <SearchFields {...{text, setText, filter, setFilter, hasFocus}} />
      {state.status === 'loading' && (
        <Flex justify="center" padding={5}>
          <Spinner muted aria-label={t('loading')} />
        </Flex>
      )}
      {state.status === 'failed' && (
        <Card padding={4} tone="critical" radius={2} role="alert">
          <Flex gap={3} align="center" wrap="wrap">
            <Text size={1}>{t('failed')}</Text>
            <Button mode="ghost" text={t('retry')} onClick={retry} />
          </Flex>
        </Card>
      )}
      {state.status === 'ready' && (
        <>
          <Text as="output" size={1} muted>
            {state.count > 0
              ? t('count', {count: state.count})
              : t(text || filter !== 'all' ? 'none' : 'empty')}
            {state.found.isCut && ` ${t('cut')}`}
          </Text>
          <Pictures>
            {state.pictures.map((picture) => (
              <li key={picture._id}>{children(picture)}</li>
            ))}
          </Pictures>
          {state.count > state.pictures.length && (
            <Button mode="ghost" text={t('more')} loading={state.isLoadingMore} onClick={() => void more()} />
          )}
        </>
      )}
    </Stack>
  )
}

interface SearchFieldsProps {
  text: string
  setText: (text: string) => void
  filter: PictureFilter
  setFilter: (filter: PictureFilter) => void
  hasFocus: boolean | undefined
}

function SearchFields({text, setText, filter, setFilter, hasFocus = false}: SearchFieldsProps) {
  const {t} = useTranslation(libraryTexts.namespace)
  const id = useId()
  return (
    <Flex gap={3} wrap="wrap" align="flex-end">
      <Stack gap={2} flex={1} style={{minWidth: '14rem'}}>
        <Label as="label" htmlFor={`${id}-text`} size={1}>
          {t('search')}
        </Label>
        <TextInput
          id={`${id}-text`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog was opened to look for a picture.
          autoFocus={hasFocus}
          icon={SearchIcon}
          type="search"
          placeholder={t('search.hint')}
          value={text}
          onChange={({currentTarget}) => setText(currentTarget.value)}
        />
      </Stack>
      <Stack gap={2}>
        <Label as="label" htmlFor={`${id}-filter`} size={1}>
          {t('filter')}
        </Label>
        <Box>
          <Select
            id={`${id}-filter`}
            value={filter}
            onChange={({currentTarget}) => setFilter(currentTarget.value as PictureFilter)}
          >
            {pictureFilters.map((name) => (
              <option key={name} value={name}>
                {t(`filter.${name}`)}
              </option>
            ))}
          </Select>
        </Box>
      </Stack>
    </Flex>
  )
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  a,
  button {
    display: flex;
    align-items: flex-start;
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
  .description > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`
