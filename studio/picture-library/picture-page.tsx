import {ArrowLeftIcon} from '@sanity/icons/ArrowLeft'
import {LaunchIcon} from '@sanity/icons/Launch'
import {Button, Card, Flex, Grid, Heading, Spinner, Stack, Text} from '@sanity/ui'
import {localizeText} from '@site/schemas/texts/localize'
import {useEffect, useRef} from 'react'
import {useCurrentUser, useTranslation} from 'sanity'
import {useStateLink} from 'sanity/router'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'
import {useLondonTime} from '../time/london-time.ts'
import {DeleteButton} from './delete-button.tsx'
import type {Picture} from './find-pictures.ts'
import {PlacesList} from './places-list.tsx'
import {ReplaceButton} from './replacing/replace-dialog.tsx'
import {RightsSection} from './rights/rights-section.tsx'
import {libraryTexts} from './texts.ts'
import {usePicture} from './use-picture.ts'

interface PicturePageProps {
  id: string
  /** The list of pictures no longer shows how this one is. */
  onChanged: () => void
}

export function PicturePage({id, onChanged}: PicturePageProps) {
  const {t} = useTranslation(libraryTexts.namespace)
  const {state, reload} = usePicture(id)
  const mayWrite = useCurrentUser()?.roles.some(({name}) => name !== 'viewer') ?? false
  const back = useStateLink({state: {}})
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [state.status])
  const change = async () => {
    await reload()
    onChanged()
  }
  return (
    <Stack gap={5}>
      <div>
        <Button as="a" {...back} mode="bleed" icon={ArrowLeftIcon} text={t('back')} />
      </div>
      {state.status === 'loading' && (
        <Flex justify="center" padding={5}>
          <Spinner muted aria-label={t('loading')} />
        </Flex>
      )}
      {state.status === 'gone' && <Text>{t('gone')}</Text>}
      {state.status === 'failed' && (
        <Card padding={4} tone="critical" radius={2} role="alert">
          <Flex gap={3} align="center" wrap="wrap">
            <Text size={1}>{t('failed')}</Text>
            <Button mode="ghost" text={t('retry')} onClick={() => void reload()} />
          </Flex>
        </Card>
      )}
      {state.status === 'ready' && (
        <>
          <Heading
            as="h1"
            size={2}
            tabIndex={-1}
            ref={heading}
            style={{outline: 'none', overflowWrap: 'anywhere'}}
          >
            {state.picture.originalFilename ?? t('unnamed')}
          </Heading>
          <Grid gridTemplateColumns={[1, 1, 1, 2]} gap={5}>
            <Stack gap={4}>
              <LargePicture picture={state.picture} />
              {mayWrite && (
                <Flex gap={2} wrap="wrap">
                  <ReplaceButton {...state} onChanged={change} />
                  {state.uses.length === 0 && <DeleteButton picture={state.picture} onChanged={change} />}
                </Flex>
              )}
            </Stack>
            <Stack gap={5}>
              <Stack as="section" gap={3} aria-labelledby="picture-uses">
                <Heading as="h2" size={1} id="picture-uses">
                  {t('uses')}
                </Heading>
                {state.uses.length > 0 ? (
                  <PlacesList uses={state.uses} />
                ) : (
                  <Text size={1} muted>
                    {t('uses.none')}
                  </Text>
                )}
              </Stack>
              <RightsSection picture={state.picture} mayWrite={mayWrite} onSaved={change} />
            </Stack>
          </Grid>
        </>
      )}
    </Stack>
  )
}

/** It is loaded as wide as it is shown, twice over. */
const SHOWN_WIDTH = 600

function LargePicture({picture}: {picture: Picture}) {
  const {t} = useTranslation(libraryTexts.namespace)
  const language = useStudioLanguage()
  const londonTime = useLondonTime('long')
  const {url, width, height, size, alt, _createdAt} = picture
  const bytes = new Intl.NumberFormat(language, {maximumFractionDigits: 1})
  const inWords = !size
    ? '?'
    : size < 1_000_000
      ? `${bytes.format(Math.ceil(size / 1000))} kB`
      : `${bytes.format(size / 1_000_000)} MB`
  return (
    <Stack gap={4}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- The Studio has no Next. */}
      <img
        src={`${url}?w=${2 * SHOWN_WIDTH}&fit=max&auto=format`}
        alt={localizeText(alt, language)}
        {...(width && height ? {width, height} : undefined)}
        style={{
          width: '100%',
          height: 'auto',
          maxHeight: '60vh',
          objectFit: 'contain',
          objectPosition: 'left',
        }}
      />
      <Stack as="dl" gap={3} margin={0}>
        <Fact name={t('size')}>
          {t('size.value', {width: width ?? '?', height: height ?? '?', bytes: inWords})}
        </Fact>
        <Fact name={t('date')}>{londonTime(_createdAt)}</Fact>
      </Stack>
      <div>
        <Button
          as="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          title={t('open.new-tab')}
          mode="bleed"
          iconRight={LaunchIcon}
          text={t('open')}
        />
      </div>
    </Stack>
  )
}

function Fact({name, children}: {name: string; children: string}) {
  return (
    <Flex gap={2} wrap="wrap">
      <Text as="dt" size={1} muted>
        {name}
      </Text>
      <Text as="dd" size={1} style={{margin: 0}}>
        {children}
      </Text>
    </Flex>
  )
}
