import type {LookRequest} from '@site/schemas/requests/studio-messages'
import {Box, Card, Stack, Text} from '@sanity/ui'
import {type ReactNode, use} from 'react'
import {type InputProps, pathToString, useSchema, useTranslation} from 'sanity'
import {IntentLink} from 'sanity/router'
import {OpenDocument} from '../editing-together/document-layout.tsx'
import {fieldTitle} from '../documents/field-title.ts'
import {useLookRequests} from './look-requests-provider.tsx'
import {RequestCard} from './request-card.tsx'
import {lookTexts} from './texts.ts'

/** A request stands at its field, and the form's head leads there. */
export function FormRequests(props: InputProps) {
  const documentId = use(OpenDocument)
  const {requests} = useLookRequests()
  const here = requests.filter((request) => request.documentId === documentId)
  if (here.length === 0) return props.renderDefault(props)
  const path = pathToString(props.path)
  const isWhole = props.path.length === 0
  const shown = here.filter((request) => request.path === path)
  return (
    <>
      {isWhole && here.map((request) => request.path && <Elsewhere key={request.id} request={request} />)}
      {shown.map((request) => (
        <Below key={request.id}>
          <RequestCard request={request} />
        </Below>
      ))}
      {props.renderDefault(props)}
    </>
  )
}

const Below = ({children}: {children: ReactNode}) => <Box marginBottom={3}>{children}</Box>

function Elsewhere({request}: {request: LookRequest}) {
  const {t} = useTranslation(lookTexts.namespace)
  const {isMine, name} = request
  return (
    <Below>
      <Card border radius={2} padding={3} tone={isMine ? 'default' : 'primary'}>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {t(isMine ? 'mine.title' : 'theirs.title', {name})}
          </Text>
          <RequestLink request={request} />
        </Stack>
      </Card>
    </Below>
  )
}

/** Opens the form at the field. */
export function RequestLink({request}: {request: LookRequest}) {
  const {t} = useTranslation(lookTexts.namespace)
  const {documentId: id, documentType: type, path} = request
  const schemaType = useSchema().get(type)
  return (
    <Text size={1}>
      <IntentLink intent="edit" params={{id, type, ...(path && {path})}}>
        {path ? t('open.field', {field: fieldTitle(schemaType, path)}) : t('open.document')}
      </IntentLink>
    </Text>
  )
}
