import {Badge, Card, Flex, Stack, Text} from '@sanity/ui'
import {localizeText} from '@site/schemas/texts/localize'
import {useSchema, useTranslation} from 'sanity'
import {useIntentLink} from 'sanity/router'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'
import {titleOf} from '../documents/stored-documents.ts'
import {fieldTitle} from '../documents/field-title.ts'
import {useLondonTime} from '../time/london-time.ts'
import {placesOf, type PictureUse, type ShownPlace} from './picture-uses.ts'
import {libraryTexts} from './texts.ts'

/** Each place where a picture is used leads to its field in the form. */
export function PlacesList({uses}: {uses: readonly PictureUse[]}) {
  const {t} = useTranslation(libraryTexts.namespace)
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={2} padding={0} style={{listStyle: 'none'}}>
        {uses.flatMap((use) =>
          placesOf(use).map((place) => (
            <li key={`${use.id} ${place.path}`}>
              <Place use={use} place={place} />
            </li>
          )),
        )}
      </Stack>
      {uses.some(({unknown}) => unknown > 0) && (
        <Card padding={3} radius={2} tone="caution">
          <Text size={1}>{t('uses.unknown')}</Text>
        </Card>
      )}
    </Stack>
  )
}

function Place({use, place}: {use: PictureUse; place: ShownPlace}) {
  const {t} = useTranslation(libraryTexts.namespace)
  const language = useStudioLanguage()
  const londonTime = useLondonTime()
  const schema = useSchema()
  // The form scrolls to a text, not to a picture.
  const path = place.hasText ? `${place.path}.alt.lt` : place.path
  const link = useIntentLink({intent: 'edit', params: {id: use.id, type: use.type, path}})
  const version = use.draft ?? use.published
  const title =
    (version && titleOf(version.document, language)) ?? schema.get(use.type)?.title ?? t('untitled')
  const {alt, caption} = place.picture
  const texts = [
    place.hasText && (localizeText(alt, language) || t('undescribed')),
    caption && t('uses.caption', {text: localizeText(caption, language)}),
    place.credit && t('uses.credit', {text: localizeText(place.credit, language)}),
  ]
  return (
    <Card as="a" {...link} border padding={3} radius={2} data-as="a">
      <Stack gap={3} style={{overflowWrap: 'anywhere'}}>
        <Text size={1} weight="medium">
          {t('uses.open', {title, field: fieldTitle(schema.get(use.type), place.path)})}
        </Text>
        {texts
          .filter((text): text is string => Boolean(text))
          .map((text) => (
            <Text key={text} size={1}>
              {text}
            </Text>
          ))}
        <Flex gap={2} wrap="wrap">
          {place.isPublished && <Badge tone="positive">{t('uses.published')}</Badge>}
          {place.isDraft && <Badge tone="caution">{t('uses.draft')}</Badge>}
          {use.schedules.map(({action, at}) => (
            <Badge key={action}>{t(`uses.scheduled.${action}`, {time: londonTime(at)})}</Badge>
          ))}
        </Flex>
      </Stack>
    </Card>
  )
}
