import {Box, Card, Container, Grid, Heading, Stack, Text} from '@sanity/ui'
import {Suspense, use, useEffect, useId, useRef} from 'react'
import {LoadingBlock, useTranslation} from 'sanity'
import {useIntentLink, useRouterState} from 'sanity/router'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'
import type {GuideText} from './guide-module.ts'
import {guideSections} from './guide-sections.ts'
import {GuideArticle} from './guide-article.tsx'
import {guideTexts} from './texts.ts'

const loaders = {
  lt: () => import('virtual:volunteers-guide/lt'),
  en: () => import('virtual:volunteers-guide/en'),
}

const loaded: {[Language in keyof typeof loaders]?: Promise<GuideText>} = {}

export default function GuidePage() {
  const {t} = useTranslation(guideTexts.namespace)
  const language = useStudioLanguage()
  return (
    <Suspense fallback={<LoadingBlock showText title={t('loading')} />}>
      <Guide text={use((loaded[language] ??= loaders[language]()))} />
    </Suspense>
  )
}

function Guide({text: {titles, html}}: {text: GuideText}) {
  const section = useRouterState((state) => state.section)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = section ? page.current?.querySelector<HTMLElement>(`#${String(section)}`) : undefined
    heading?.scrollIntoView()
    heading?.focus({preventScroll: true})
  }, [section])
  return (
    <Box height="fill" overflow="auto" data-testid="guide" ref={page}>
      <Container width={2} padding={[3, 4, 5]}>
        <Stack gap={5}>
          <Contents titles={titles} />
          <GuideArticle html={html} />
        </Stack>
      </Container>
    </Box>
  )
}

function Contents({titles}: {titles: string[]}) {
  const {t} = useTranslation(guideTexts.namespace)
  const id = useId()
  return (
    <Card border padding={4} radius={3}>
      <Stack as="nav" gap={4} aria-labelledby={id}>
        <Heading as="h2" size={1} id={id}>
          {t('contents')}
        </Heading>
        <Grid
          as="ol"
          gridTemplateColumns={[1, 2, 3]}
          gapX={4}
          gapY={1}
          style={{listStyle: 'none', margin: 0, padding: 0}}
        >
          {titles.map((title, index) => (
            <li key={title}>
              <SectionLink title={title} section={guideSections[index] ?? ''} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}

function SectionLink({title, section}: {title: string; section: string}) {
  const {href, onClick} = useIntentLink({intent: 'guide', params: {section}})
  return (
    <Box as="a" href={href} onClick={onClick} paddingY={3} display="block">
      <Text size={1} as="span">
        {title}
      </Text>
    </Box>
  )
}
