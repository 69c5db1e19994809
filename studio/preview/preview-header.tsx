import type {Language} from '@site/schemas/languages'
import {RefreshIcon} from '@sanity/icons/Refresh'
import {Box, Button, Flex, useMediaIndex} from '@sanity/ui'
import {useState, useSyncExternalStore} from 'react'
import {useTranslation} from 'sanity'
import {type PreviewHeaderProps, usePresentationParams} from 'sanity/presentation'
import {createGlobalStyle, styled} from 'styled-components'
import {vendorElements} from '../vendor-patches/elements.ts'
import {HearPublishKeys} from './hear-publish-keys.tsx'
import {ReportChanges} from './report-changes.tsx'
import {SaveSoon} from './save-soon.tsx'
import {siteUrl, splitSiteUrl} from './site-url.ts'
import {previewTexts} from './texts.ts'

/** Up to this step of its widths, Sanity shows the page and the form as two tabs. */
const LAST_NARROW_STEP = 2

/** Sanity's own bar also gets the language and the width in words. On a phone, it shows only what is useful there. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const {id, type, preview} = usePresentationParams()
  const url = preview ?? props.initialUrl.href
  const shown = splitSiteUrl(url)
  const [loading, setLoading] = useState<{language: Language; from: string}>()
  if (loading && loading.from !== url) setLoading(undefined)
  // Until the first page has loaded, another one would interrupt the log-in to the preview.
  const [hasLoaded, setHasLoaded] = useState(false)
  if (!hasLoaded && props.overlaysConnection === 'connected') setHasLoaded(true)

  const isNarrow = useMediaIndex() <= LAST_NARROW_STEP
  const showLanguage = (language: Language) => {
    // Sanity ignores a page that is requested before the last one has reported itself, unlike the frame's `src`.
    props.iframeRef.current?.setAttribute('src', siteUrl(language, shown.path))
    setLoading({language, from: url})
  }

  return (
    <>
      {id && type && <SaveSoon id={id} type={type} />}
      <HearPublishKeys frame={props.iframeRef} />
      {id && <ReportChanges key={id} id={id} frame={props.iframeRef} />}
      <RoomForForm />
      <Flex flex={1} gap={isNarrow ? 1 : 2} wrap="wrap" align="center" justify="space-between">
        {!isNarrow && <OwnBar>{props.renderDefault(props)}</OwnBar>}
        <Choice
          label="header.language"
          options={['lt', 'en']}
          chosen={loading?.language ?? shown.language}
          isDisabled={!hasLoaded}
          isLarge={isNarrow}
          onChoose={showLanguage}
        />
        {isNarrow ? (
          <PageTools {...props} />
        ) : (
          <Choice
            label="header.width"
            options={['desktop', 'mobile']}
            chosen={props.viewport}
            onChoose={props.setViewport}
          />
        )}
      </Flex>
    </>
  )
}

function PageTools({
  presentationRef,
  overlaysConnection,
  toggleOverlay,
  onRefresh,
  iframeRef,
  initialUrl,
}: PreviewHeaderProps) {
  const {t} = useTranslation(previewTexts.namespace)
  const isEditing = useSyncExternalStore(
    (onChange) => {
      const subscription = presentationRef.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    () => presentationRef.getSnapshot().context.visualEditingOverlaysEnabled,
  )
  const {preview} = usePresentationParams()
  const loadAnew = () => {
    iframeRef.current?.setAttribute('src', preview ?? initialUrl.href)
  }
  return (
    <Flex gap={1}>
      <Button
        mode="bleed"
        fontSize={1}
        text={t('header.edit')}
        selected={isEditing}
        aria-pressed={isEditing}
        disabled={overlaysConnection !== 'connected'}
        onClick={toggleOverlay}
      />
      <Button
        mode="bleed"
        icon={RefreshIcon}
        aria-label={t('header.refresh')}
        onClick={() => onRefresh(loadAnew)}
      />
    </Flex>
  )
}

const OwnBar = styled(Box)`
  flex: 1 1 20rem;
`

/** Sanity gives the form a quarter of the window, and shows both only from 900 px on. */
const RoomForForm = createGlobalStyle`
  @media (width >= 900px) {
    ${vendorElements.formBesidePreview} {
      min-width: min(35rem, 50%);
    }
  }
`

interface ChoiceProps<Option extends string> {
  label: string
  options: readonly Option[]
  chosen: Option
  isDisabled?: boolean
  isLarge?: boolean
  onChoose: (option: Option) => void
}

function Choice<Option extends string>({
  label,
  options,
  chosen,
  isDisabled,
  isLarge,
  onChoose,
}: ChoiceProps<Option>) {
  const {t} = useTranslation(previewTexts.namespace)
  return (
    <Flex as="fieldset" gap={1} aria-label={t(label)} style={{border: 0, margin: 0, padding: 0}}>
      {options.map((option) => (
        <Button
          key={option}
          mode="bleed"
          fontSize={1}
          padding={isLarge ? 3 : 2}
          text={t(`header.${option}`)}
          selected={chosen === option}
          aria-pressed={chosen === option}
          disabled={isDisabled}
          onClick={() => onChoose(option)}
        />
      ))}
    </Flex>
  )
}
