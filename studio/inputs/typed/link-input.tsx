import {UploadIcon} from '@sanity/icons/Upload'
import {fold} from '@site/schemas/fold'
import {completeLink} from '@site/schemas/links/typed-link'
import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {Autocomplete} from '@sanity/ui/autocomplete'
import {type ChangeEvent, type FocusEvent, useRef, useState} from 'react'
import {set, type StringInputProps, useClient, useTranslation} from 'sanity'
import {cleanPicture} from '../pictures/cleaning/clean-picture.ts'
import {refusalOf} from '../pictures/refused-file.ts'
import {fieldTexts} from '../texts.ts'
import {type LinkPage, useLinkPages} from './link-pages.ts'
import {LeadsTo} from './url-input.tsx'

const apiVersion = '2025-02-19'

/** A typed address gets a missing `https://`, `mailto:` or `tel:`. */
export function LinkInput(props: StringInputProps) {
  const {id, onChange, readOnly, renderDefault, value} = props
  const {t} = useTranslation(fieldTexts.namespace)
  const pages = useLinkPages()
  const complete = ({target}: FocusEvent) => {
    if (!value || !(target instanceof HTMLInputElement) || target.id !== id) return
    const completed = completeLink(value)
    if (completed !== value) onChange(set(completed))
  }
  return (
    <Stack gap={3} onBlur={complete}>
      {renderDefault(props)}
      <LeadsTo link={value} />
      {!readOnly && (
        <Flex gap={2} wrap="wrap">
          <div style={{flex: '1 1 14rem'}}>
            <Autocomplete
              id={`${id}-page`}
              openButton
              placeholder={t('link.choose')}
              aria-label={t('link.choose')}
              options={pages}
              value=""
              filterOption={isMatch}
              renderOption={PageOption}
              renderValue={() => ''}
              onSelect={(path: string) => onChange(set(path))}
            />
          </div>
          <FileButton onUpload={(url) => onChange(set(url))} />
        </Flex>
      )}
    </Stack>
  )
}

const isPicture = (file: File) => !refusalOf(file)

const isMatch = (query: string, {title, value}: LinkPage) => fold(`${title} ${value}`).includes(fold(query))

function PageOption({title, value}: LinkPage) {
  return (
    <Card as="button" padding={3}>
      <Stack gap={2}>
        <Text size={1}>{title}</Text>
        <Text muted size={0}>
          {value}
        </Text>
      </Stack>
    </Card>
  )
}

function FileButton({onUpload}: {onUpload: (url: string) => void}) {
  const {t} = useTranslation(fieldTexts.namespace)
  const client = useClient({apiVersion})
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'uploading' | 'failed'>('idle')

  const upload = async ({currentTarget: {files}}: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0]
    if (!file) return
    setState('uploading')
    try {
      const published = isPicture(file) ? await cleanPicture(file) : file
      const {url} = await client.assets.upload('file', published, {filename: published.name})
      onUpload(url)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Stack gap={2}>
      <input ref={field} type="file" hidden data-takes-any-file onChange={upload} />
      <Button
        mode="ghost"
        icon={UploadIcon}
        text={t(state === 'uploading' ? 'link.uploading' : 'link.file')}
        disabled={state === 'uploading'}
        onClick={() => field.current?.click()}
      />
      {state === 'failed' && (
        <Text size={1} role="alert">
          {t('link.file-failed')}
        </Text>
      )}
    </Stack>
  )
}
