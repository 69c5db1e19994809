import {EyeOpenIcon} from '@sanity/icons/EyeOpen'
import {LaunchIcon} from '@sanity/icons/Launch'
import {previewToolName} from '@site/schemas/preview/preview-frame'
import {Button, Flex} from '@sanity/ui'
import {useEditState, useTranslation} from 'sanity'
import {usePresentationParams} from 'sanity/presentation'
import {useIntentLink} from 'sanity/router'
import {pathToVisit} from '../../actions/document-paths.ts'
import {GuideLink} from '../../guide/guide-link.tsx'
import {sectionOfType} from '../../guide/guide-sections.ts'
import {siteUrl} from '../site-url.ts'
import {previewTexts} from '../texts.ts'

interface SiteLinksProps {
  id: string
  type: string
}

export function SiteLinks({id, type}: SiteLinksProps) {
  const {t} = useTranslation(previewTexts.namespace)
  const {draft, published} = useEditState(id, type)
  const isInPreview = usePresentationParams(false) !== null
  const publishedPath = published ? pathToVisit(published) : undefined
  const document = draft ?? published
  const previewPath = document ? pathToVisit(document) : undefined
  return (
    <Flex gap={2} wrap="wrap">
      {publishedPath ? (
        <Button
          as="a"
          href={siteUrl('lt', publishedPath)}
          target="_blank"
          rel="noopener"
          mode="ghost"
          icon={LaunchIcon}
          text={t('links.view-on-site')}
        />
      ) : (
        <Button mode="ghost" icon={LaunchIcon} disabled text={t('links.not-published')} />
      )}
      {!isInPreview && previewPath && <PreviewLink id={id} type={type} path={previewPath} />}
      <GuideLink section={sectionOfType(type)} text="link.form" />
    </Flex>
  )
}

function PreviewLink({id, type, path}: SiteLinksProps & {path: string}) {
  const {t} = useTranslation(previewTexts.namespace)
  const {href, onClick} = useIntentLink({
    intent: 'edit',
    params: {id, type, mode: 'presentation', presentation: previewToolName, preview: siteUrl('lt', path)},
  })
  return (
    <Button as="a" href={href} onClick={onClick} mode="ghost" icon={EyeOpenIcon} text={t('links.preview')} />
  )
}
