import {useToast} from '@sanity/ui/toast'
import {useEffect, useRef} from 'react'
import {
  type DocumentLayoutProps,
  getPublishedId,
  useDocumentOperationEvent,
  useEditState,
  useTranslation,
} from 'sanity'
import {pathToVisit} from './document-paths.ts'
import {actionTexts} from './texts.ts'
import {siteUrl} from './view-on-site.ts'

/** Wraps the form of a document and, once it is published, offers its page. */
export function WithPublishedToast(props: DocumentLayoutProps) {
  usePublishedToast(getPublishedId(props.documentId), props.documentType)
  return props.renderDefault(props)
}

function usePublishedToast(id: string, type: string) {
  const {t} = useTranslation(actionTexts.namespace)
  const {push} = useToast()
  const event = useDocumentOperationEvent(id, type)
  const {draft, published} = useEditState(id, type)
  const document = published ?? draft
  const path = document ? pathToVisit(document) : undefined
  const shown = useRef(event)
  useEffect(() => {
    if (!event || event === shown.current) return
    shown.current = event
    if (event.type !== 'success' || event.op !== 'publish' || !path) return
    push({
      id: `published-${id}`,
      status: 'info',
      closable: true,
      duration: 15_000,
      title: t('published.title'),
      description: (
        <a href={siteUrl(path)} target="_blank" rel="noopener">
          {t('published.link')}: {path}
        </a>
      ),
    })
  }, [event, id, path, push, t])
}
