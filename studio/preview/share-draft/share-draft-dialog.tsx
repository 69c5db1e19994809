import {Button, Flex, Stack, Text, TextInput} from '@sanity/ui'
import type {PreviewLink} from '@site/schemas/requests/preview-link'
import {useId, useState} from 'react'
import {useClient, useCurrentUser, useTranslation} from 'sanity'
import {useStudioLanguage} from '../../languages/interface/studio-language.ts'
import {useLondonTime} from '../../time/london-time.ts'
import {previewTexts} from '../texts.ts'
import {makePreviewLink, revokePreviewLinks} from './preview-links.ts'

type State =
  {status: 'idle' | 'busy' | 'revoked' | 'failed'} | {status: 'made'; link: PreviewLink; isCopied: boolean}

export function ShareDraftDialog({document}: {document: string}) {
  const {t} = useTranslation(previewTexts.namespace)
  const client = useClient({apiVersion: '2025-02-19'})
  const userId = useCurrentUser()?.id ?? ''
  const language = useStudioLanguage()
  const [state, setState] = useState<State>({status: 'idle'})

  async function attempt(work: () => Promise<State>) {
    setState({status: 'busy'})
    setState(await work().catch(() => ({status: 'failed'}) as const))
  }

  const make = () =>
    attempt(async () => ({
      status: 'made',
      link: await makePreviewLink(client, {document, language, userId}),
      isCopied: false,
    }))
  const revoke = () =>
    attempt(async () => {
      await revokePreviewLinks(client, document)
      return {status: 'revoked'}
    })

  return (
    <Stack gap={4}>
      <Text>{t('share.dialog.text')}</Text>
      {state.status === 'made' ? (
        <MadeLink {...state} onCopied={() => setState({...state, isCopied: true})} />
      ) : (
        <Button
          tone="primary"
          text={t('share.dialog.make')}
          disabled={state.status === 'busy'}
          onClick={() => void make()}
        />
      )}
      <output>
        {state.status === 'revoked' && <Text>{t('share.dialog.revoked')}</Text>}
        {state.status === 'failed' && <Text>{t('share.dialog.failed')}</Text>}
      </output>
      <Button
        mode="bleed"
        tone="critical"
        text={t('share.dialog.revoke')}
        disabled={state.status === 'busy'}
        onClick={() => void revoke()}
      />
    </Stack>
  )
}

interface MadeLinkProps {
  link: PreviewLink
  isCopied: boolean
  onCopied: () => void
}

function MadeLink({link, isCopied, onCopied}: MadeLinkProps) {
  const {t} = useTranslation(previewTexts.namespace)
  const time = useLondonTime('long')
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} weight="medium">
        {t('share.dialog.link')}
      </Text>
      <Flex gap={2}>
        <Flex flex={1} direction="column">
          <TextInput
            id={id}
            readOnly
            value={link.url}
            onFocus={({currentTarget}) => currentTarget.select()}
          />
        </Flex>
        <Button
          text={isCopied ? t('share.dialog.copied') : t('share.dialog.copy')}
          onClick={() => void navigator.clipboard.writeText(link.url).then(onCopied)}
        />
      </Flex>
      <Text muted>{t('share.dialog.expires', {date: time(link.expiresAt)})}</Text>
    </Stack>
  )
}
