import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useCallback} from 'react'
import {useTranslation} from 'sanity'
import {pathToVisit} from '../document-paths.ts'
import {actionTexts} from '../texts.ts'
import {useUndo} from '../undo/use-undo.ts'
import {siteUrl} from '../view-on-site.ts'
import type {Outcome} from './publish-revision.ts'

/** A longer list would cover the form. */
const mostProblems = 4

export function useOutcomeToast(id: string, type: string): (outcome: Outcome) => void {
  const {push} = useToast()
  const undo = useUndo(id, type)
  const {t} = useTranslation(actionTexts.namespace)
  return useCallback(
    (outcome) => {
      if (outcome.is === 'cancelled') return
      if (outcome.is === 'published') {
        const path = pathToVisit(outcome.document)
        push({
          id: `published-${id}`,
          status: 'success',
          closable: true,
          duration: 15_000,
          title: t('published.title'),
          description: (
            <Stack gap={3}>
              {path && (
                <a href={siteUrl(path)} target="_blank" rel="noopener">
                  {t('published.link')}: {path}
                </a>
              )}
              <Flex>
                <Button mode="ghost" text={t('undo.button')} onClick={() => void undo(outcome.revision)} />
              </Flex>
            </Stack>
          ),
        })
        return
      }
      const lines = outcome.is === 'refused' ? outcome.problems.slice(0, mostProblems) : [textOf(outcome)]
      push({
        id: `published-${id}`,
        status: outcome.is === 'failed' ? 'error' : 'warning',
        closable: true,
        duration: 30_000,
        title: t('not-published.title'),
        description: (
          <Stack gap={3}>
            {lines.map((line) => (
              <Text key={line} size={1}>
                {line}
              </Text>
            ))}
          </Stack>
        ),
      })

      function textOf(failure: Exclude<Outcome, {is: 'published' | 'refused' | 'cancelled'}>): string {
        return failure.is === 'notRedirected'
          ? t('not-published.notRedirected', {from: failure.from})
          : t(`not-published.${failure.is}`)
      }
    },
    [id, push, t, undo],
  )
}
