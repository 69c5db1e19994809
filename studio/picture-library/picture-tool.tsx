import {Box, Card, Container, Heading, Stack, Text} from '@sanity/ui'
import {useEffect, useRef, useState} from 'react'
import {useTranslation} from 'sanity'
import {useRouterState, useStateLink} from 'sanity/router'
import type {Picture} from './find-pictures.ts'
import {PictureBrowser} from './picture-browser.tsx'
import {PictureSummary} from './picture-card.tsx'
import {PicturePage} from './picture-page.tsx'
import {libraryTexts} from './texts.ts'

const linkId = (picture: string) => `picture-${picture}`

export default function PictureTool() {
  const {t} = useTranslation(libraryTexts.namespace)
  const opened = useRouterState(({picture}) => picture as string | undefined)
  const [changes, setChanges] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<string>(undefined)

  useEffect(() => {
    if (!opened) (document.getElementById(linkId(before.current ?? '')) ?? heading.current)?.focus()
    before.current = opened
  }, [opened])

  return (
    <Box height="fill" overflow="auto" data-testid="picture-library">
      <Container width={4} padding={[3, 4, 5]}>
        {/* The list keeps its search, its pages and its place meanwhile. */}
        <div hidden={opened !== undefined}>
          <Stack gap={4}>
            <Heading as="h1" size={3} tabIndex={-1} ref={heading} style={{outline: 'none'}}>
              {t('title')}
            </Heading>
            <Text size={1} muted>
              {t('hint')}
            </Text>
            <PictureBrowser refresh={changes}>
              {(picture) => <PictureLink picture={picture} />}
            </PictureBrowser>
          </Stack>
        </div>
        {opened && (
          <PicturePage key={opened} id={opened} onChanged={() => setChanges((count) => count + 1)} />
        )}
      </Container>
    </Box>
  )
}

function PictureLink({picture}: {picture: Picture}) {
  const link = useStateLink({state: {picture: picture._id}})
  return (
    <Card as="a" {...link} id={linkId(picture._id)} radius={2} border padding={2} data-as="a">
      <PictureSummary picture={picture} />
    </Card>
  )
}
