import type {Language} from '@site/schemas/languages'
import {Button, Card, Flex} from '@sanity/ui'
import {useState} from 'react'
import {useTranslation} from 'sanity'
import {type PreviewHeaderProps, usePresentationParams} from 'sanity/presentation'
import {ReportChanges} from './report-changes.tsx'
import {SaveSoon} from './save-soon.tsx'
import {siteUrl, splitSiteUrl} from './site-url.ts'
import {previewTexts} from './texts.ts'

/** Above the page in the preview: Sanity's own bar, and below it the language and the width, in words. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const {id, type, preview} = usePresentationParams()
  const url = preview ?? props.initialUrl.href
  const shown = splitSiteUrl(url)
  const [loading, setLoading] = useState<{language: Language; from: string}>()
  if (loading && loading.from !== url) setLoading(undefined)
  // Before the first page has loaded, another one would interrupt the log-in to the preview.
  const [hasLoaded, setHasLoaded] = useState(false)
  if (!hasLoaded && props.overlaysConnection === 'connected') setHasLoaded(true)

  const showLanguage = (language: Language) => {
    // Sanity forgets a page that is asked for before the last one has reported itself. The frame does not.
    props.iframeRef.current?.setAttribute('src', siteUrl(language, shown.path))
    setLoading({language, from: url})
  }

  return (
    <>
      {id && type && <SaveSoon id={id} type={type} />}
      {id && <ReportChanges key={id} id={id} frame={props.iframeRef} />}
      {props.renderDefault(props)}
      <Card borderBottom paddingX={2} paddingY={1}>
        <Flex gap={3} wrap="wrap">
          <Choice
            label="header.language"
            options={['lt', 'en']}
            chosen={loading?.language ?? shown.language}
            isDisabled={!hasLoaded}
            onChoose={showLanguage}
          />
          <Choice
            label="header.width"
            options={['desktop', 'mobile']}
            chosen={props.viewport}
            onChoose={props.setViewport}
          />
        </Flex>
      </Card>
    </>
  )
}

interface ChoiceProps<Option extends string> {
  /** Key of its name, for whoever listens. */
  label: string
  options: readonly Option[]
  chosen: Option
  isDisabled?: boolean
  onChoose: (option: Option) => void
}

function Choice<Option extends string>({label, options, chosen, isDisabled, onChoose}: ChoiceProps<Option>) {
  const {t} = useTranslation(previewTexts.namespace)
  return (
    <Flex as="fieldset" gap={1} aria-label={t(label)} style={{border: 0, margin: 0, padding: 0}}>
      {options.map((option) => (
        <Button
          key={option}
          mode="bleed"
          fontSize={1}
          padding={2}
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
